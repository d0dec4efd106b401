import { parseNumber } from '../text/numbers.ts';
import { isStopWord, stem, topicStems, words } from '../text/words.ts';
import type { Finding } from './finding.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence } from './source-index.ts';

/** The content words right after a figure, and right before it: what is counted, and what is done. */
export const surroundings = (text: string, finding: Finding): readonly string[] => {
  const sentenceEnd = /[.!?](?:\s|$)|[;\n|]/;
  const after = text.slice(finding.end).split(sentenceEnd)[0] ?? '';
  const before = text.slice(0, finding.start).split(sentenceEnd).at(-1) ?? '';
  // "14 booths; ten more would clear the list": what they are has just been said.
  if (/^\s+(?:more|others?|additional|of them)\b/i.test(text.slice(finding.end)))
    return topicStems(sentenceOf(text, finding).said);
  // "The homes that we repair have grown from 33 to 41": of what, the whole sentence says.
  if (
    /\b(?:grew|grown|rose|risen|climbed|fell|fallen|dropped|up|down)\b[^.;]{0,40}\b(?:from|to)\s+$/i.test(
      before,
    )
  )
    return topicStems(before).filter((word) => !/^\d/.test(word));
  const carrying = (list: string[]): string[] =>
    list
      .filter(
        (word) =>
          word.length > 1 &&
          !isStopWord(word) &&
          !/^\d/.test(word) &&
          parseNumber(word) === undefined,
      )
      .map(stem);
  return [...carrying(words(after)).slice(0, 4), ...carrying(words(before)).slice(-3)];
};

const units =
  /^[\s-]*(miles?|minutes?|hours?|days?|weeks?|months?|years?|decades?|beds?|acres?|pounds?|tons?|points?|dollars?)\b/i;

/** "forty-seven minutes" is not borne out by "47 miles". */
export const unitAfter = (text: string, { end }: Finding): string | undefined => {
  const unit = units.exec(text.slice(end))?.[1];
  return unit === undefined ? undefined : stem(unit.toLowerCase());
};

/** The word right after a figure, whatever it is. */
export const wordAfter = (text: string, { end }: Pick<Finding, 'end'>): string | undefined => {
  const word = /^[\s-]*(\p{L}+)/u.exec(text.slice(end))?.[1];
  return word === undefined ? undefined : stem(word.toLowerCase());
};

const counted = /^\s(?:[\p{Ll}-]{2,}\s){0,2}?(\p{Ll}{2,}(?:[^s\s]s|ies|ren))(?![\p{L}-])/u;

/** What a figure counts, behind up to two words on how it is: "17 after-school rooms". */
export const nounAfter = (text: string, { end }: Pick<Finding, 'end'>): string | undefined => {
  const noun = counted.exec(text.slice(end))?.[1];
  return noun === undefined ? undefined : stem(noun);
};

export const measuredIn = (
  unit: string | undefined,
  { stems, unit: own }: Occurrence,
  next?: string,
): boolean =>
  own !== undefined
    ? unit === own || next === own
    : unit === undefined ||
      stems.size === 0 ||
      sameThing(unit, stems) ||
      sameThing(`${unit}s`, stems);

/** What follows is of another year than the sentence's. */
const earlier =
  /\b(?:(?:up|down) from|from|compared (?:with|to)|against|versus|previous|before|earlier|after)\s$/i;

/** The year that a sentence speaks of, where it names one. */
export const onlyYear = (text: string, { start, end }: Finding): number | undefined => {
  if (earlier.test(text.slice(0, start))) return undefined;
  const before =
    text
      .slice(0, start)
      .split(/[.!?](?:\s|$)/)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[.!?](?:\s|$)/)[0] ?? '';
  const years = new Set(`${before} ${after}`.match(/\b(?:19|20)\d{2}\b/g) ?? []);
  return years.size === 1 ? Number([...years][0]) : undefined;
};

export const isYear = ({ keys }: Finding): boolean =>
  /^(?:year|fiscal|monthname):/.test(keys[0] ?? '');

/** What happened in a year may stand anywhere in the sentence. */
export const around = (text: string, { start, end }: Finding): string[] => {
  const before =
    text
      .slice(0, start)
      .split(/[.!?](?:\s|$)/)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[.!?](?:\s|$)/)[0] ?? '';
  // What is still to come may be told in words that no source has.
  if (/\b(?:will|plan)\b/i.test(before + after) || /\bby\s+(?:the end of\s+)?$/i.test(before))
    return [];
  return topicStems(`${before} ${after}`).filter((stemmed) => !/^\d/.test(stemmed));
};
