import { findDates, type DateValue } from '../../../../values/dates/dates.ts';
import { Tokens } from '../../../../values/tokens.ts';
import { formatDateInZone, lastZone } from '../../../deadline/civil-time.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { getLastYear, periodEnd } from './last-year.ts';

const { warning } = createFindingFactory('past-date');
const maxFindings = 10;
const contextLength = 160;
const maxSentences = 1_000;
const maxSentenceLength = 500;

const future = '(?:will|shall|(?:is|are) (?:scheduled|planned|expected|set) to|plans? to)';
const happening =
  '(?:begin|start|launch|open|commence|run|end|finish|conclude|continue|take place|be (?:held|completed|ready|finished|launched|hired))';
/** Words after which the date may belong to something earlier: "continue the work that began in", "start with the results in" */
const earlier =
  '(?:that|which|who|whose|where|when|we|they|it|as|like|than|with|since|after|before|has|have|had|was|were|is|are|\\w+ed|begun|began|built|bought|done|founded|given|grown|held|led|made|met|run|seen|sent|shown|taken|taught|won|written)\\b';
const allowWords = (maxWords: number) => `(?: (?!${earlier})[\\w’-]+){0,${maxWords}}?`;
/** "The work will begin on", "We plan to hire two tutors and start in", "The camp will run from" */
const planBefore = new RegExp(
  `\\b${future}\\b${allowWords(6)} ${happening}\\b(?: from|${allowWords(6)} (?:on|in|by|until|through|before|at))(?: the)? $`,
  'i',
);
/** "in the 2023 report" */
const describesNoun = / the $/;
/** "–2029" after "2025" */
const endOfPeriod = new RegExp(`^${periodEnd}`);
/** "In May 2026, we will" */
const opening = /(?:^|[.;:] )(?:On|In|By|From|Starting|Beginning)(?: in| on)? $/;
const planAfter = /^,? (?:we|our [\w’-]+|the [\w’-]+|\p{Lu}[\p{L}’-]+) (?:will|shall)\b/u;
/** Unlike the period of an abbreviation, as in "St. Louis" */
const sentenceEnd = /\n|(?<=[\p{Ll}\d)]{3}[.!?]) (?=\p{Lu})/u;
const mayPlan = /\b(?:will|shall|to)\b/i;
const mayState = /\b(?:19|20)\d\d\b|\d\/\d/;

/** Finds plans for a day, month or year that has passed, as in a text written for an earlier call. */
export function pastDates({ text, now, userZone = lastZone }: Draft): Finding[] {
  const today = formatDateInZone(now, userZone);
  const currentYear = Number(today.slice(0, 4));
  const plans = new Set<string>();
  for (const sentence of listPlans(text)) {
    for (const date of findDates(new Tokens(sentence))) {
      if (plans.size >= maxFindings) break;
      const before = sentence.slice(Math.max(0, date.start - contextLength), date.start);
      const after = sentence.slice(date.end, date.end + contextLength);
      const isPlan =
        (planBefore.test(before) && !(isYear(date) && describesNoun.test(before))) ||
        (opening.test(before) && planAfter.test(after));
      const end = isYear(date) ? endOfPeriod.exec(after)?.[1] : undefined;
      const isOngoing = end !== undefined && getLastYear(`${date.year}`, end) >= currentYear;
      if (isPlan && !isOngoing && isOver(date, today)) plans.add(date.text);
    }
  }
  return [...plans].map((date) =>
    warning(date, `The text describes a plan for ${date}, which has passed`, {
      help: 'Check the date, and that this wasn’t written for an earlier call.',
      place: { type: 'words', words: date },
    }),
  );
}

/** Lists the sentences that may plan something for a date, limited because finding dates is slow in very long text. */
const listPlans = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .filter((sentence) => mayState.test(sentence) && mayPlan.test(sentence))
    .slice(0, maxSentences)
    .map((sentence) => sentence.slice(0, maxSentenceLength));

const isYear = ({ month, season }: DateValue): boolean =>
  month === undefined && season === undefined;

/** Compares ISO dates; a month or a year is over after its last day. */
function isOver({ year, month, day, season, recurring }: DateValue, today: string): boolean {
  if (year === undefined || recurring) return false;
  const stated = [year, month, day].filter((part) => part !== undefined);
  const iso = stated.map((part) => String(part).padStart(2, '0')).join('-');
  // A season has no month, so only its year counts.
  return iso < today.slice(0, season ? 4 : iso.length);
}
