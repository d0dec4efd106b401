import type { Statement } from '../statements/statement.ts';

/** A number to be reached, what is hoped for, or how it is seen: without one of them nothing is an outcome. */
const aim =
  /\d|\b(?:percent|half|all|every|each|most|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|twenty|thirty|forty|fifty|hundred)\b|\b(?:will|shall|expect\w*|hop(?:e|es|ed|ing)|aim\w*|goals?|targets?|want\w*|should|plan\w*|intend\w*|can|able|learn\w*|improv\w+|increas\w+|reduc\w+|decreas\w+|more|fewer|less|better|stronger|sooner|longer|finish\w*|complet\w+|graduat\w+)\b|\b(?:measur\w+|survey\w*|count\w*|track\w*|test\w*|records?|recorded|register\w*|logs?|logged|weigh\w*|compar\w+|before and after|check\w*|ask\w*|interview\w*|scor\w+|attendance|feedback|report\w*|data|photos?|photograph\w*|question(?:naire|s)?|sheets?|tags?|tall(?:y|ies)|notes?|notebook|diar(?:y|ies)|review\w*|evaluat\w+|assess\w*|observ\w+)\b/i;
/** "Our results are shared with the county": who is told of it is no outcome. */
const handsOn =
  /^(?:our|the|all|these) (?:\w+ )?(?:numbers|figures|data|results|findings|records|readings)(?: of \w+)? (?:go|are (?:sent|given|shared|passed|entered|published)|will be (?:sent|given|shared|passed|published))\b/i;

/** Whether a sentence tells what will be different or how that is seen. */
export const showsAim = ({ text, series }: Statement): boolean =>
  series !== undefined || (aim.test(text) && !handsOn.test(text));
