import type { ClaimSource } from '@grantwright/shared/contract';
import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
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

const changeOf = (base: number, now: number): Pick<Change, 'by' | 'base' | 'now'> => ({
  by: Math.abs(now - base),
  base,
  now,
});

const lettered = (text: string): string[] => topicStems(text).filter((stem) => !/^\d/.test(stem));

type Amount = { value: number; start: number; end: number; isMoney: boolean };
const amountsIn = (written: string): Amount[] =>
  [
    ...findNumbers(written).map((number) => ({ ...number, isMoney: false })),
    ...findMoney(written).map((money) => ({ ...money, value: money.amount, isMoney: true })),
  ].sort((a, b) => a.start - b.start);

const inYear = String.raw`(?:\s\p{L}+)?,?\sin ((?:19|20)\d{2})`;
/** "grew from 31 to 44", "from 31 in 2024 to 44 in 2025". */
const movesFrom =
  /\b(?:goes|go|going|went|gone|rises?|rose|risen|rising|grows?|grew|grown|climbed|increases?d?|moves?d?|changes?d?|falls?|fell|fallen|drops?|dropped|declined?|decreased?|up|down)\b[^.;\d]{0,30}\bfrom (?:about )?[$€£]?$/iu;
const toThen = new RegExp(
  String.raw`^(?:${inYear}|(?:\s\p{L}+){0,2})\sto (?:about )?[$€£]?$`,
  'iu',
);
/** "37 in 2015, 12 in 2025". */
const andThen = new RegExp(String.raw`^${inYear}(?:[,;]| and|, and)\s[$€£]?$`, 'iu');
const ofYear = new RegExp(String.raw`^${inYear}\b`, 'iu');

/** A value and the one that it came to, each with its year where the sentence names it. */
const moves = (written: string, source: ClaimSource, index: SourceIndex, at: number): Change[] => {
  const all = amountsIn(written).filter(({ isMoney, start, end }, place, list) =>
    // The figure of an amount is no figure of its own, and a year none at all.
    isMoney
      ? true
      : !/^(?:19|20)\d{2}$/.test(written.slice(start, end)) &&
        !list.some(
          (other, own) => own !== place && other.isMoney && other.start < end && start < other.end,
        ),
  );
  return all.flatMap((one, place): Change[] => {
    const other = all[place + 1];
    if (!other || one.isMoney !== other.isMoney) return [];
    const said = written.slice(one.end, other.start);
    const ahead = written.slice(0, one.start);
    const to = movesFrom.test(ahead) ? toThen.exec(said) : null;
    const then = to ? null : andThen.exec(said);
    const year = ofYear.exec(written.slice(other.end))?.[1];
    const since = (to ?? then)?.[1];
    if (!to && !(then && year !== undefined)) return [];
    const years =
      since !== undefined && year !== undefined ? { since: Number(since), year: Number(year) } : {};
    if (years.year !== undefined && years.year <= years.since) return [];
    return [
      {
        ...changeOf(one.value, other.value),
        source,
        stems: lettered(`${ahead.split(/[.;]\s/).at(-1) ?? ''} ${said} ${headingOf(at, index)}`),
        ...years,
      },
    ];
  });
};

const itWas =
  /^In ((?:19|20)\d{2}),? (?:it|that|they|there) (?:was|were) (?:about |only |just )?[$€£]?$/i;
const nounBehind = (written: string, { end }: Amount): string =>
  topicStems(/^\s+\p{L}+/u.exec(written.slice(end))?.[0] ?? '')[0] ?? '';

/** "We served 2,960 households. In 2021 it was 1,740 households.": the same noun, in the sentence before. */
const sinceBefore = (written: string, before: string, source: ClaimSource): Change[] => {
  const then = amountsIn(written).find(({ start }) => itWas.test(written.slice(0, start)));
  const since = itWas.exec(written.slice(0, then?.start ?? 0))?.[1];
  const noun = then && nounBehind(written, then);
  if (!then || since === undefined || !noun) return [];
  const now = amountsIn(before).filter(
    (amount) => amount.isMoney === then.isMoney && nounBehind(before, amount) === noun,
  );
  return now.length === 1 && now[0]
    ? [
        {
          ...changeOf(then.value, now[0].value),
          source,
          stems: [noun, ...lettered(before.slice(Math.max(0, now[0].start - 40), now[0].start))],
          since: Number(since),
        },
      ]
    : [];
};

const known = new WeakMap<SourceIndex, Change[]>();

/** How much more or less something is than it was, where a source's sentence gives both. */
export const changesIn = (index: SourceIndex): Change[] => {
  const cached = known.get(index);
  if (cached) return cached;
  const found = index.texts.flatMap(({ source, written }, sentence): Change[] => {
    if (
      source.type === 'guidelines' ||
      !/\bfrom\b|against|compared|versus|vs|\bwas\b|\bin (?:19|20)\d\d\b|\(|\d[;,] (?:19|20)\d\d/.test(
        written,
      )
    )
      return [];
    const numbers = amountsIn(written);
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
        return [{ ...changeOf(other.value, one.value), source, stems: of, ...years }];
      }
      return [];
    });
    const told = [
      ...pairs,
      ...inSeries(source, written),
      ...moves(written, source, index, sentence),
      ...sinceBefore(written, index.texts[sentence - 1]?.written ?? '', source),
    ];
    return told.map((change) => ({ ...change, sentence }));
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
    ...changeOf(Number(one.replaceAll(',', '')), Number(other.replaceAll(',', ''))),
    source,
    year: Number(year),
    stems: topicStems(written).filter((stem) => !/^\d/.test(stem)),
  }));
