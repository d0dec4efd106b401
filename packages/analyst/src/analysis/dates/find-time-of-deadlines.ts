import { anyOf, findTimeZone, type TimeValue } from '@grantwright/shared/values';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { findKindByWords } from './step-words.ts';

/** Minimum probability that a unit is about a deadline, another step or the submission. */
const minProbability = 0.35;
/** "Applications must be received" and "the deadline is", but not "application help is available". */
const applicationDue = anyOf(
  /\b(?:applications?|proposals?|submissions?|nominations?|materials)\b[^.;:]{0,60}\b(?:due|received|submitted|sent|delivered|uploaded|filed|completed|clos(?:es?|ing))\b/i,
  /\b(?:submit|send|deliver|upload|file)\b[^.;:]{0,30}\b(?:applications?|proposals?|nominations?|materials)\b[^.;:]{0,30}\b(?:by|before|until|no later)\b/i,
  /\bdeadlines? (?:is|are|at)\b/i,
  /\b(?:portal|round|call|competition) (?:will )?close/i,
);
/** "Requests for help with an application must be received" */
const aboutOthers =
  /\b(?:help|assistance|workshops?|payments?|fees?|requests? for|applications? support|support (?:for|with))\b/i;
const dueBefore =
  /\b(?:by|before|until|till|later than|due at|closes? at|deadlines? (?:is|are|at))\b[^;.]{0,20}$/i;

/**
 * Returns the time of all deadlines if a sentence without a day states it: "All proposals are due by 5 p.m. on the
 * deadline date." Returns undefined if several times are stated.
 */
export function findTimeOfDeadlines(units: readonly ClassifiedUnit[]): TimeValue | undefined {
  const times = units.flatMap((unit): TimeValue[] => {
    const hasDay = unit.values.some((value) => value.type === 'date' && value.day !== undefined);
    if (hasDay || !isAboutApplications(unit.text)) return [];
    if (sumProbabilities(unit, ['deadline', 'date', 'submit']) < minProbability) return [];
    return unit.values
      .filter((value) => value.type === 'time')
      .filter(({ start }) => dueBefore.test(unit.text.slice(Math.max(0, start - 60), start)));
  });
  const [first, ...others] = times;
  return others.every(({ time }) => time === first?.time)
    ? (times.find(({ zone }) => zone) ?? first)
    : undefined;
}

const isAboutApplications = (text: string): boolean =>
  applicationDue.test(text) && findKindByWords(text) === 'application' && !aboutOthers.test(text);

const allTimes =
  /\ball (?:times|deadlines)(?: (?:listed|shown|given|stated|here))* (?:are|in)(?: (?:listed|shown|given|stated|in|based on))* /i;

/** Returns the time zone of all times, if the document states it: "All times are Eastern Time." */
export function findZoneOfTimes(units: readonly ClassifiedUnit[]): string | undefined {
  for (const { text } of units) {
    const match = allTimes.exec(text);
    const zone = match && findTimeZone(text.slice(match.index + match[0].length));
    if (zone) return zone;
  }
  return undefined;
}
