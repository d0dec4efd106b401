import { overlaps } from '@grantwright/analyst';
import { findNumbers, type NumberMention } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { findDates } from '../../text/dates.ts';
import { mayHoldValue } from '../find/find-values.ts';
import { percentageKeys } from '../find/find-percentages.ts';
import type { Derived } from './derived-values.ts';

/** "63 wheelchairs and only 19 could be used", "50 people: 43 said yes". */
const ofThose =
  /^\s[\p{Ll}-]+(?:\s[\p{Ll}-]+){0,3}\s?(?::\s|(?:,|\s?\band|\s?\bbut)\s(?:only|just|but)\s)$/u;
/** "168 people: 121 with a chair and 47 with a limb": right behind the whole. */
const opens = /^\s[\p{Ll}-]+(?:\s[\p{Ll}-]+){0,3}\s?(?:[:(–—]|,\s)\s?$/u;
const goesOn = /^[^.;:\d]{2,60}(?:,|\sand|,\sand)\s$/;
const likeParts = /^\s(?:\p{Ll}+\s)?(?:from|in|at|with|on|for|by|are|were|to)\b/u;
const fewestOfList = 3;

type Share = { part: number; whole: number };

const partsBehind = (text: string, numbers: readonly NumberMention[], at: number): number[] => {
  const parts: number[] = [];
  for (const [step, number] of numbers.slice(at).entries()) {
    const last = numbers[at + step - 1];
    if (step > 0 && !goesOn.test(text.slice(last?.end ?? 0, number.start))) break;
    parts.push(number.value);
  }
  return parts;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const sharesIn = (text: string): Share[] => {
  const dates = findDates(text);
  const numbers = findNumbers(text).filter(
    (number) =>
      !number.percent &&
      Number.isInteger(number.value) &&
      number.value > 0 &&
      !dates.some((date) => overlaps(date, number)) &&
      !/[$€£]\s?$/.test(text.slice(0, number.start)),
  );
  const ofWholes = numbers.flatMap((whole, at): Share[] => {
    const next = numbers[at + 1];
    if (!next || next.value >= whole.value) return [];
    const between = text.slice(whole.end, next.start);
    if (ofThose.test(between) && !numbers[at + 2])
      return [{ part: next.value, whole: whole.value }];
    if (!opens.test(between)) return [];
    const parts = partsBehind(text, numbers, at + 1);
    return parts.length > 1 && sum(parts) === whole.value
      ? parts.map((part) => ({ part, whole: whole.value }))
      : [];
  });
  if (ofWholes.length > 0) return ofWholes;
  // "Eight from Lund, five from Malmö, three from Ystad": all that there are.
  const listed = partsBehind(text, numbers, 0);
  return listed.length >= fewestOfList &&
    listed.length === numbers.length &&
    text.slice(0, numbers[0]?.start).trim() === '' &&
    numbers.every(({ end }) => likeParts.test(text.slice(end)))
    ? listed.map((part) => ({ part, whole: sum(listed) }))
    : [];
};

/** What share its parts are of a whole that a source gives beside them. */
export const deriveSharesOfCounts = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (source.type === 'guidelines' || !mayHoldValue(text)) return [];
    const stems = topicStems(text);
    return sharesIn(text).flatMap(({ part, whole }) =>
      percentageKeys(Math.round((part / whole) * 1000) / 1000).map((key) => ({
        source,
        key,
        stems,
        about: stems,
      })),
    );
  });
