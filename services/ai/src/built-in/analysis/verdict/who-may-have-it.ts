import { headOf } from './head-of.ts';
import type { Guidelines } from '../guidelines.ts';

/** "Who can apply", "Eligible organisations and groups", "Criteria for grants" over the page. */
const title =
  /\bwho (?:can|may) (?:apply|get (?:a|an|our)|ask)\b|\beligible (?:organi[sz]ations|groups|applicants|projects|applications)\b|\b(?:grants?|fund|funding)\b[^.\n]{0,20}: criteria\b|\bcriteria for (?:our )?(?:grants?|funding|applications|support)\b/im;
/** What a giver says of those who may have its money, or may not. */
const says =
  /\b(?:(?:may|can) (?:only )?(?:apply|draw on|be (?:funded|considered|supported))|we (?:can|may|might|would|will|normally|do not|don't|cannot)(?: \w+){0,2} (?:fund|consider|think|expect|like|support|give)|will use its money|normally expect|not supported|(?:is|are) (?:not )?eligible|grants? (?:is|are) considered|in your application|applicants (?:will|must|have to|should)|(?:these|the following) (?:[\w-]+ ){1,4}(?:may|can) apply|you can,? if you are|the money must|those who receive a grant)\b/gi;
const fewestSays = 2;
/** Said by whoever is none: a seeker, a judge, a teller of what was. */
const ofOthers =
  /\b(?:superintendent|employees?|reviewers?|panelists?|(?:was|were) awarded|recipients? (?:include|of)|funders (?:want|look|expect)|permits?|membership|the grantee shall|staff (?:must|may|should)|minutes|shall be|vendors?|admissions?)\b/i;

/** One page of a giver's guidelines, the one on who may have the money: neither sums nor days stand on it. */
export const tellsWhoMayHaveIt = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  const said = new Set(text.match(says)?.map((words) => words.toLowerCase()));
  return (
    title.test([headOf(guidelines), ...guidelines.chapters.map((one) => one.title)].join('\n')) &&
    said.size >= fewestSays &&
    /\b(?:grants?|fund(?:s|ing)?|awards?|money)\b/i.test(text) &&
    !ofOthers.test(text)
  );
};
