import type { SourceSentence } from '../claim-sources.ts';
import { findValues } from '../find/find-values.ts';
import type { Finding } from '../finding.ts';

/** Which end of a range a value is, and where the whole range stands. */
export type Stretch = { start: number; end: number; is: 'low' | 'high' | 'single' };

/** "60-70 adults": what stands around either end of a range stands around the whole. */
export const stretchOf = (text: string, { start, end }: Finding): Stretch => {
  const upper = /^\s?(?:[-–—]|to)\s?\d[\d,]*/.exec(text.slice(end))?.[0];
  if (upper) return { start, end: end + upper.length, is: 'low' };
  const lower = /\d[\d,]*\s?(?:[-–—]|to)\s?$/.exec(text.slice(Math.max(0, start - 14), start))?.[0];
  return lower ? { start: start - lower.length, end, is: 'high' } : { start, end, is: 'single' };
};

const found = new WeakMap<SourceSentence, readonly Finding[]>();

/** The values of a source's sentence, read once. */
export const valuesOf = (sentence: SourceSentence): readonly Finding[] => {
  const known = found.get(sentence) ?? findValues(sentence.text);
  found.set(sentence, known);
  return known;
};
