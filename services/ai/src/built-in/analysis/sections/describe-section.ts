import { comparable, contentWords } from '@grantwright/analyst';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';

const atAGlance = 320;
const longest = 1_000;

/** "The summary may not exceed one page": the words that say how long something may be, and no more. */
const ofLength = new Set(
  (
    'page pages word words character characters limit limited limits length maximum max minimum exceed exceeding longer ' +
    'long least fewer less total count including spaces section answer response one two three four five six ten typed ' +
    'single double spaced required optional please keep about'
  ).split(' '),
);

const saysOnlyLimit = (text: string, name: string): boolean => {
  const known = new Set(contentWords(name));
  return (
    lengthLimitOf(text) !== undefined &&
    contentWords(text).every((word) => ofLength.has(word) || known.has(word) || /^\d/.test(word))
  );
};

/** A question that the section is named after, or a part of it, needs no second reading. */
const isInName = (text: string, name: string): boolean =>
  ` ${comparable(name)} `.includes(` ${comparable(text)} `);

/** "These barriers might include …": what it speaks of stands in a sentence that may not stand before it here. */
const leansOnAnother =
  /^(?:these|those|such|they|their|however|therefore|in addition|additionally|also)\b|^you (?:will|must|should|may|can) also\b|^this (?!(?:section|part|statement|narrative|attachment|form|plan|summary|abstract|document|letter|page|question|should|must|may|will|can|is)\b)/i;

/**
 * What a section is for, in the funder's whole sentences, as much as a screen shows at a glance: nothing that
 * its name or its limit says already, and nothing twice.
 */
export const describeSection = ({ name, told, prompts }: SectionCandidate): string => {
  const said: string[] = [];
  for (const text of [...told, ...prompts]) {
    if (text.length <= 12 || /:$/.test(text) || /^(?:see|file name|for more)\b/i.test(text))
      continue;
    if (isInName(text, name) || saysOnlyLimit(text, name)) continue;
    const again = comparable(text);
    if (said.some((other) => comparable(other).includes(again))) continue;
    said.push(text);
  }
  const alone = said.filter((text) => !leansOnAnother.test(text));
  let whole = '';
  for (const sentence of alone.length > 0 ? alone : said) {
    const next = whole === '' ? sentence : `${whole}${/[.?!]$/.test(whole) ? '' : '.'} ${sentence}`;
    if (next.length > atAGlance) break;
    whole = next;
  }
  return whole || ((said[0]?.length ?? 0) <= longest ? (said[0] ?? '') : '');
};
