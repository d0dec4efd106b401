import { parseNumber } from '../../text/numbers.ts';
import type { Finder } from '../finding.ts';
import { figure } from './figure.ts';
import { romanValue } from './roman.ts';

const factors: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mln: 1e6,
  mio: 1e6,
  b: 1e9,
  bn: 1e9,
  bln: 1e9,
};
/** "3.5M people", "300 K", "3.5 mln"; a small "m" is metres. */
const shortScales: Finder = (text) =>
  [
    ...text.matchAll(
      /(?<![\w$€£.,-])(\d[\d,]*(?:\.\d+)?)\s?(K|M|MM|B|mn|mln|mio|bn|bln)(?![\p{L}\d-])/gu,
    ),
  ].flatMap((match) => {
    const number = parseNumber(match[1] ?? '');
    const factor = factors[(match[2] ?? '').toLowerCase()] ?? 1;
    return number === undefined ? [] : [figure(text, match, `number:${number * factor}`)];
  });

/** "hundreds of thousands", "tens of millions": no count, and still a claim. */
const vast: Finder = (text) =>
  [
    ...text.matchAll(
      /\b(tens|dozens|scores|hundreds|thousands|millions|billions) (?:and \1 )?of (hundreds|thousands|millions|billions|trillions)\b/gi,
    ),
  ].map((match) => figure(text, match, `vast:${match[0].toLowerCase()}`));

const scores: Finder = (text) =>
  [
    ...text.matchAll(
      /\b(a|one|two|three|four|five|six)[ -](couple (?:hundred|thousand|dozen)|(?:score|gross)(?= of (?!\d)))(?=\s+\p{Ll})/giu,
    ),
    ...text.matchAll(/\b(two|three|four|five|six)[ -](score)(?=\s+\p{Ll})/giu),
  ].map((match) => {
    const count = /^a$/i.test(match[1] ?? '') ? 1 : (parseNumber(match[1] ?? '') ?? 1);
    const unit = {
      score: 20,
      gross: 144,
      'couple hundred': 200,
      'couple thousand': 2000,
      'couple dozen': 24,
    }[(match[2] ?? '').toLowerCase()];
    return figure(text, match, `number:${count * (unit ?? 1)}`);
  });

/** "fortyfive", "ninetysomething", "ninety-odd". */
const joined: Finder = (text) =>
  [
    ...text.matchAll(
      /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:(one|two|three|four|five|six|seven|eight|nine)|-?(?:something|odd|ish))\b/gi,
    ),
  ].map((match) =>
    figure(
      text,
      match,
      `number:${(parseNumber(match[1] ?? '') ?? 0) + (parseNumber(match[2] ?? 'zero') ?? 0)}`,
    ),
  );

/** "3×10⁵", "10^5". */
const powers: Finder = (text) =>
  [
    ...text.matchAll(
      /(?<![\w.,])(?:\d[\d.,]*\s?[×x*]\s?)?\d+(?:\^-?\d+|(?<=[×x*]\s?10)[⁰¹²³⁴-⁹]+)/g,
    ),
  ].map((match) => figure(text, match, `power:${match[0].replace(/\s/g, '')}`));

/** "No more than five figures", "a six-figure gift". */
const figures: Finder = (text) =>
  [...text.matchAll(/\b(four|five|six|seven|eight|nine)[- ]figures?\b/gi)].map((match) =>
    figure(text, match, `figures:${(match[1] ?? '').toLowerCase()}`),
  );

/** "Phase IV", "Phase 4", "phase four" are one. */
const stages: Finder = (text) =>
  [
    ...text.matchAll(
      /(?<=\b(?:phase|stage|tier|title)\s)([IVX]{1,5}|\d{1,2}|one|two|three|four|five|six)\b(?!\.\p{L}|[-–—,]\d)/giu,
    ),
  ].flatMap((match) => {
    const written = match[1] ?? '';
    const value = romanValue(written) ?? parseNumber(written);
    if (value === undefined) return [];
    const key = `stage:${value}`;
    return [{ ...figure(text, match, key), implies: [key, `number:${value}`] }];
  });

/** Counts in other ways than a number and its scale. */
export const magnitudeFinders: Finder[] = [
  powers,
  vast,
  scores,
  figures,
  joined,
  shortScales,
  stages,
];
