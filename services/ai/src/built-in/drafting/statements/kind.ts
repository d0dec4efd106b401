import type { TopicScores } from '../topics.ts';

/** What a sentence tells: what somebody does, how it is measured, or what is lacking. */
export type Kind = 'deed' | 'measure' | 'need';

const measures =
  /\b(?:we (?:will )?(?:measure|track|count|survey|evaluate|assess|score)|our (?:measures?|goal) (?:is|are)|goals?:? (?:of |is )?(?:at least |under |over )?\d|on track|pre[- ]?(?:\/|and|&)[- ]?post|before[- ]and[- ]after|baseline|at (?:intake|discharge)|at \d+ (?:and|,|or) \d+ (?:months?|weeks?)|at \d+ (?:months?|weeks?)|exit surveys?|surveys? (?:of|at|after|every|each|twice)|(?:attendance|ticket|test|visit) (?:data|records?|scores?)|scores?\b|screening tool|data (?:pulled|collected|each|every))/gi;
/** What somebody found out already tells of the need. */
const reported =
  /\b(?:found|showed|shows|according to|census|ranks?|ranked)\b|\((?:[^()]* )?(?:19|20)\d\d\)/i;

const deeds =
  /(?:^|[,;] )(?:from|starting|beginning|by|in|on) (?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|spring|summer|fall|winter)\.? )(?:\d{1,2},? )?(?:20\d\d)?|\b(?:we|the (?:project|program|grant|work)|our (?:\w+ ){0,2}\w+|\w+s) will\b(?! be without)|^(?:hire|buy|build|open|train|install|plant|visit|run|teach|offer|start)\b|\b(?:every (?:two |three |other )?(?:week|month|day)s?|each (?:week|month)|weekly|monthly|(?:once|twice|\w+ times) (?:a|each|per) (?:week|month|year))\b/gi;

const needs =
  /\b(?:poverty|hung(?:er|ry)|lacks?|barriers?|unemploy\w+|homeless\w*|isolat\w+|shortages?|struggl\w+|cannot|can't|don't have|rates?|wait(?:ing)?(?: list)?s?|waitlist|insecur\w+|low-income|drop ?out|nearest|closest|without|no (?:\w+ ){0,2}(?:in|for|within|since)|there (?:is|are) no|one in \w+|[1-9] in (?:\d+|\w+)|fewer than|uninsured|turned away|because we (?:are|were) full|died?|closed|behind|not accessible|above the limit|percent|need is)\b|\d%|per \d{2,3},000/gi;

const hits = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What a sentence tells, by its words alone; undefined where they do not say. */
export const kindOf = (text: string): Kind | undefined => {
  if (
    /^(?:We|The (?:project|van|grant)) (?:will|aim|expect|plan)\b(?! to measure)/.test(text) &&
    !/\bmeasure|survey|track\b/.test(text)
  )
    return 'deed';
  const lacking = hits(text, needs) + (reported.test(text) ? 1 : 0);
  const measured = reported.test(text) ? 0 : hits(text, measures);
  if (measured > 0) return 'measure';
  const done = hits(text, deeds);
  if (done > lacking) return 'deed';
  return lacking > 0 ? 'need' : undefined;
};

/**
 * What a sentence tells outweighs what its question asks besides: of "What is the need, and what will
 * you do?" each sentence of the answer answers one half.
 */
export const byKind = (text: string, topics: TopicScores): TopicScores => {
  const kind = kindOf(text);
  if (kind === 'deed') return { ...topics, need: 0, project: Math.max(2.5, topics.project ?? 0) };
  if (kind === 'measure')
    return {
      ...topics,
      need: 0,
      project: Math.min(0.5, topics.project ?? 0),
      evaluation: Math.max(3, topics.evaluation ?? 0),
      goals: Math.max(1, topics.goals ?? 0),
    };
  // "No pediatrician in the county since 2021" is nothing achieved.
  if (kind === 'need' && /^no\b/i.test(text)) return { ...topics, need: 2.5, track: 0 };
  return kind === 'need' && (topics.need ?? 0) > 0
    ? { ...topics, project: Math.min(topics.project ?? 0, topics.need ?? 0) }
    : topics;
};
