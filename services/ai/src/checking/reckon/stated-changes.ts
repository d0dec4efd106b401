import type { ClaimSource } from '@grantwright/shared/contract';
import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { type Change, changesInTables } from './changes-in-tables.ts';

/** What parts a value from the one that it is held against: "up from 431", "; 2024 it was 6,210", "(9,860 the year before)". */
const heldAgainst =
  /^(.{0,60}?)(?:\b(?:up|down|grown|fallen|risen) from |,? (?:against|compared (?:with|to)|versus|vs\.?) |; (?:in )?(?:the year before|last year|(?:19|20)\d{2}) (?:it|they|that) (?:was|were) |\s?\((?=\S+ (?:in |the year before|last year|a year (?:ago|before)|(?:19|20)\d{2})))$/iu;
/** "$9,150, which is a record (2024: $8,400)": in the brackets is the year that the second is of. */
const bracketed = /^(.{0,60}?)\s?\((?:in )?((?:19|20)\d{2}):?(?: it was)?\s[$€£]?$/iu;
/** So far back a heading says what the paragraph is of. */
const underHead = 8;
const headingOf = (sentence: number, { texts }: SourceIndex): string => {
  for (let at = sentence - 1; at >= Math.max(0, sentence - underHead); at--) {
    const own = texts[at];
    if (own?.source.type !== 'document') return '';
    if (/^\p{Lu}[\p{L}\s'’&-]{2,40}[!:]?$/u.test(own.written)) return own.written;
  }
  return '';
};

const known = new WeakMap<SourceIndex, Change[]>();

/** How much more or less something is than it was, where a source's sentence gives both. */
const changesIn = (index: SourceIndex): Change[] => {
  const cached = known.get(index);
  if (cached) return cached;
  const found = index.texts.flatMap(({ source, written }, sentence): Change[] => {
    if (
      source.type === 'guidelines' ||
      !/\bfrom\b|against|compared|versus|vs|\bwas\b|\(|\d[;,] (?:19|20)\d\d/.test(written)
    )
      return [];
    const numbers = [
      ...findNumbers(written).map((number) => ({ ...number, isMoney: false })),
      ...findMoney(written).map((money) => ({ ...money, value: money.amount, isMoney: true })),
    ].sort((a, b) => a.start - b.start);
    const pairs = numbers.flatMap((one, at): Change[] => {
      for (const other of numbers.slice(at + 1, at + 3)) {
        const between = written.slice(one.end, other.start);
        if (one.isMoney !== other.isMoney) continue;
        const since = bracketed.exec(between)?.[2];
        if (/[.!?]\s/.test(between) || !(since || heldAgainst.test(between))) continue;
        const of = topicStems(
          `${
            written
              .slice(Math.max(0, one.start - 40), one.start)
              .split(/[.;]\s/)
              .at(-1) ?? ''
          } ${/^[^;(]*/.exec(between)?.[0] ?? ''} ${headingOf(sentence, index)}`,
        ).filter((stem) => !/^\d/.test(stem));
        const years = since ? { since: Number(since), year: Number(since) + 1 } : {};
        return [
          { by: Math.abs(one.value - other.value), base: other.value, source, stems: of, ...years },
        ];
      }
      return [];
    });
    return [...pairs, ...inSeries(source, written)];
  });
  const all = [...found, ...changesInTables(index)];
  known.set(index, all);
  return all;
};

/** "2023 1,012; 2024 1,167": what each year had, one after the other. */
const yearly =
  /\b((?:19|20)\d{2}):? (\d[\d,]*\d)(?![\d%])(?=[;,] (?:and )?((?:19|20)\d{2}):? (\d[\d,]*\d)(?![\d%]))/g;
const inSeries = (source: ClaimSource, written: string): Change[] =>
  [...written.matchAll(yearly)].map(([, , one = '', year, other = '']) => ({
    by: Math.abs(Number(one.replaceAll(',', '')) - Number(other.replaceAll(',', ''))),
    base: Number(one.replaceAll(',', '')),
    source,
    year: Number(year),
    stems: topicStems(written).filter((stem) => !/^\d/.test(stem)),
  }));

const compares =
  /\b(?:more|fewer|less)\b[^.;]{0,40}\bthan (?:in |the |last |a )|\b(?:grew|grown|rose|risen|increased?|fell|fallen|dropped|declined|decreased|up|down) by\s/i;

/** "enrollment rose 16 percent", "a third again as large as", "12 percent more than". */
const comparesShare =
  /\b(?:grew|grown|rose|risen|climbed|increased?|fell|fallen|dropped|declined?|decreased?|up|down|growth|rise|drop) (?:by |of )?(?:about |nearly |almost |some |over |more than |less than |around )*$|^\s(?:\p{L}+ )?(?:(?:more|fewer|less|higher|lower|larger|smaller)\b[^.;]{0,40}\bthan|again as|increase|growth|rise|drop|decline|decrease)\b/iu;

const yearBefore =
  /\b(?:the (?:year|season) before|(?:the )?(?:previous|prior|last) (?:year|season)|a year (?:ago|earlier))\b/i;

const isOfItsYears = ({ year, since, isLatest }: Change, said: string): boolean => {
  if (year === undefined) return true;
  // "than in the year before" is said of the last that there is, where no year is named.
  if (isLatest && since === year - 1 && yearBefore.test(said) && !/\b(?:19|20)\d{2}\b/.test(said))
    return true;
  const has = (one: number): boolean => said.includes(String(one));
  if (since === undefined) return has(year) || has(year - 1);
  return (has(year) && has(since)) || (since === year - 1 && (has(year) || has(since)));
};

/** "1,140 loans more than in 2024", "membership grew by 55", where the sources give what it was and what it is. */
export const statedChange = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const isShare = finding.kind === 'percentage';
  if (!isShare && finding.kind !== 'figure' && finding.kind !== 'money') return undefined;
  const { said, from, to } = sentenceOf(text, finding);
  const isComparing = isShare
    ? comparesShare.test(text.slice(from, finding.start)) ||
      comparesShare.test(text.slice(finding.end, to))
    : compares.test(said);
  if (!isComparing) return undefined;
  const topics = topicStems(said);
  return changesIn(index).find(
    (change) =>
      change.by > 1 &&
      isOfItsYears(change, said) &&
      (isShare
        ? change.base >= smallest && meets((change.by / change.base) * 100, finding)
        : meets(change.by, finding)) &&
      topics.some((stem) =>
        [stem, ...otherWordsFor(stem)].some((word) => change.stems.includes(word)),
      ),
  )?.source;
};
