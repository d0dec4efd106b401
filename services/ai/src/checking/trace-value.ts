import type { ClaimSource } from '@grantwright/shared/contract';
import { isStopWord, stem, topicStems, words } from '../text/words.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import { findRival, suits } from './context/find-rival.ts';
import { type NearWords, nearWords } from './context/near-words.ts';
import type { Finding } from './finding.ts';
import { bearsOut } from './rounding.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

/** The content words right after a figure, and right before it: what is counted, and what is done. */
const surroundings = (text: string, finding: Finding): string[] => {
  const sentenceEnd = /[.!?](?:\s|$)|[;\n|]/;
  const after = text.slice(finding.end).split(sentenceEnd)[0] ?? '';
  const before = text.slice(0, finding.start).split(sentenceEnd).at(-1) ?? '';
  // "14 booths; ten more would clear the list": what they are has just been said.
  if (/^\s+(?:more|others?|additional|of them)\b/i.test(text.slice(finding.end)))
    return topicStems(sentenceOf(text, finding).said);
  const carrying = (list: string[]): string[] =>
    list.filter((word) => word.length > 1 && !isStopWord(word) && !/^\d/.test(word)).map(stem);
  return [...carrying(words(after)).slice(0, 4), ...carrying(words(before)).slice(-3)];
};

const units =
  /^[\s-]*(miles?|minutes?|hours?|days?|weeks?|months?|years?|decades?|beds?|acres?|pounds?|tons?|points?|dollars?)\b/i;

/** "forty-seven minutes" is not borne out by "47 miles". */
const unitAfter = (text: string, { end }: Finding): string | undefined => {
  const unit = units.exec(text.slice(end))?.[1];
  return unit === undefined ? undefined : stem(unit.toLowerCase());
};

const measuredIn = (unit: string | undefined, { stems, unit: own }: Occurrence): boolean =>
  own !== undefined
    ? unit === own
    : unit === undefined ||
      stems.size === 0 ||
      sameThing(unit, stems) ||
      sameThing(`${unit}s`, stems);

/** What follows is of another year than the sentence's. */
const earlier =
  /\b(?:(?:up|down) from|from|compared (?:with|to)|against|versus|previous|before|earlier|after)\s$/i;

/** The year that a sentence speaks of, where it names one. */
const onlyYear = (text: string, { start, end }: Finding): number | undefined => {
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

const isYear = ({ keys }: Finding): boolean => /^(?:year|fiscal|monthname):/.test(keys[0] ?? '');

/** What happened in a year may stand anywhere in the sentence. */
const around = (text: string, { start, end }: Finding): string[] => {
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

const agrees = (near: string[], occurrence: Occurrence): boolean =>
  near.length === 0 ||
  ![...occurrence.stems].some((stemmed) => /\p{L}/u.test(stemmed)) ||
  near.some((stemmed) => sameThing(stemmed, occurrence.stems));

/** A span told of in a sentence of its own is no span of something else. */
const isAbout = (text: string, { about, unit }: Occurrence): boolean =>
  about === undefined ||
  topicStems(text).some((word) => word !== unit && about.has(word) && !/^\d/.test(word));

/** "open until nine": an hour, in the morning or at night. */
const clockHour = ({ value = 0, kind, start }: Finding, text: string): string[] | undefined =>
  kind === 'figure' && value <= 12 && /\b(?:until|till|at|from)\s$/i.test(text.slice(0, start))
    ? [value % 12, (value % 12) + 12].map((hour) => `time:${String(hour).padStart(2, '0')}:00`)
    : undefined;

const keysOf = (finding: Finding, text: string, index: SourceIndex): string[] => {
  const keys = [...finding.keys];
  // Where the sources count in fiscal years, a year in passing is none.
  const fiscal = /^fiscal:(\d{4})$/.exec(keys[0] ?? '')?.[1];
  if (fiscal && !index.hasFiscalYears) keys.push(`year:${fiscal}`);
  const hour = clockHour(finding, text);
  if (hour) keys.push(...hour);
  if (finding.kind === 'money' && finding.value !== undefined) keys.push(`number:${finding.value}`);
  if (finding.kind === 'figure' && (finding.value ?? 0) >= 1000)
    keys.push(`money:${finding.value}`, `year:${finding.value}`);
  return keys;
};

/** "$3.1 million" is a way to write $3,075,000. */
const inMillions = ({ text, kind, value = 0 }: Finding, index: SourceIndex): Occurrence[] => {
  const tenths = /\d\.(\d)\s*million$/i.test(text);
  if (!tenths || (kind !== 'money' && kind !== 'figure')) return [];
  return index.amounts
    .filter(
      (amount) =>
        amount.kind === (kind === 'money' ? 'money' : 'number') &&
        Math.abs(amount.value - value) <= 50_000 &&
        amount.value !== value,
    )
    .map(({ occurrence }) => occurrence);
};

const roundedFrom = (finding: Finding, index: SourceIndex): Occurrence[] => {
  // How often something is as much is reckoned, never read off a count.
  if (finding.value === undefined || finding.keys[0]?.startsWith('times:')) return [];
  if (!finding.approximate) return inMillions(finding, index);
  const kind =
    finding.kind === 'money' ? 'money' : finding.kind === 'percentage' ? 'percent' : 'number';
  return index.amounts
    .filter(
      (amount) =>
        (amount.kind === kind ||
          // Notes leave the dollar sign out.
          (kind === 'money' && amount.kind === 'number' && amount.value >= 1_000)) &&
        bearsOut(amount.value, finding),
    )
    .map(({ occurrence }) => occurrence);
};

/** Kinds of which a source may hold many: that it holds one proves little until it is of the same thing. */
const needsWords = (finding: Finding): boolean =>
  (finding.needsContext ?? false) || finding.kind === 'percentage';

/** "starts Oct. 2" in a sentence on 2027 says October 2, 2027; "July 12-30" in one on 2027 July 2027. */
const datedApart = (finding: Finding, index: SourceIndex): Occurrence[] => {
  const date = /^(?:date|month):(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(finding.keys[0] ?? '');
  if (!date) return [];
  const [, year = '', month = '', day] = date;
  const inYear = new Set(index.values.get(`year:${year}`)?.map(({ sentence }) => sentence));
  const key = day === undefined ? `monthname:${Number(month)}` : `day:${month}-${day}`;
  return (index.values.get(key) ?? []).filter(
    ({ sentence, hasYear }) => sentence >= 0 && !hasYear && inYear.has(sentence),
  );
};

/** "across Indiana" says "statewide" of an organization in Indiana. */
const ofTheState = (near: NearWords, { homeState }: SourceIndex): NearWords => {
  const weight = Math.max(0, ...[...homeState].map((stemmed) => near.get(stemmed) ?? 0));
  return weight === 0
    ? near
    : new Map([...near, ...statewide.map((word) => [word, weight] as const)]);
};
const statewide = topicStems('state statewide');

/** "up from $449,600 to $449,600": one place in the sources, said of two things; this is the one that it suits less. */
const isTwin = (
  finding: Finding,
  near: NearWords,
  text: string,
  beside: Finding[],
  index: SourceIndex,
): boolean => {
  const [key = ''] = finding.keys;
  const { from, to } = sentenceOf(text, finding);
  const other = beside.find(
    ({ keys, start, end }) =>
      keys[0] === key && start !== finding.start && start >= from && end <= to,
  );
  const own = index.values.get(key) ?? [];
  if (!other || own.length !== 1 || isYear(finding)) return false;
  return suits(near, own, index) < suits(nearWords(text, other, beside), own, index);
};

/** Where a value of the same thing stands in the sources, the weightiest source first. */
const stated = (
  finding: Finding,
  text: string,
  beside: Finding[],
  index: SourceIndex,
): { place: Occurrence } | { rival: Occurrence } | undefined => {
  const exact = keysOf(finding, text, index).flatMap((key) => index.values.get(key) ?? []);
  const found = [
    ...exact,
    ...(exact.length === 0 ? datedApart(finding, index) : []),
    ...roundedFrom(finding, index),
  ];
  if (found.length === 0) return undefined;
  const spoken = isYear(finding) ? around(text, finding) : surroundings(text, finding);
  const unit = unitAfter(text, finding);
  const when = onlyYear(text, finding);
  const company = new Set(
    needsWords(finding) || isYear(finding)
      ? beside.flatMap((other) =>
          other === finding || isYear(other)
            ? []
            : other.keys.flatMap(
                (key) => index.values.get(key)?.map(({ sentence }) => sentence) ?? [],
              ),
        )
      : [],
  );
  const fits = (occurrence: Occurrence): boolean =>
    (agrees(spoken, occurrence) || company.has(occurrence.sentence)) &&
    measuredIn(unit, occurrence) &&
    isAbout(text, occurrence);
  const free = exact.length > 0 && !needsWords(finding);
  const fitting = found.filter(
    (occurrence, at) =>
      ((free && at < exact.length && occurrence.unit === undefined) || fits(occurrence)) &&
      !(finding.kind === 'money' && occurrence.counted) &&
      (occurrence.year === undefined || when === undefined || when === occurrence.year),
  );
  if (fitting.length === 0) return undefined;
  const near = ofTheState(nearWords(text, finding, beside), index);
  const others = new Set(
    beside.flatMap((other) =>
      other === finding
        ? []
        : [
            ...other.keys,
            ...other.implies,
            ...(other.kind === 'money' ? [`number:${other.value}`] : []),
          ],
    ),
  );
  // What follows by arithmetic may stand beside no words.
  const derived = fitting.find(
    ({ sentence, near: words, about, unit: own }) =>
      // Nor need the organization's age: what it has done for so long is told in any words.
      sentence < 0 && (words.size === 0 || (own !== undefined && about === undefined)),
  );
  if (derived) return { place: derived };
  // A year that shares so much of its sentence is the year of what the sentence tells.
  const told = fitting.find(
    ({ stems }) => isYear(finding) && spoken.filter((word) => stems.has(word)).length >= 3,
  );
  if (told) return { place: told };
  // So is one that stands in the sources with another figure of the same sentence.
  const dated = isYear(finding) && fitting.find(({ sentence }) => company.has(sentence));
  if (dated) return { place: dated };
  const comparable = found.filter(({ unit: own }) => own === undefined || own === unit);
  const rival = findRival({
    finding,
    near,
    own: comparable,
    beside: others,
    index,
    unit,
    isTwin: isTwin(finding, near, text, beside, index),
  });
  return rival ? { rival: rival.occurrence } : fitting[0] && { place: fitting[0] };
};

export type Trace = {
  source?: ClaimSource;
  /** Where the sources give another value for the same thing. */
  rival?: Occurrence;
};

/** Where the value of a finding stands in the sources; no source when nowhere, or only said of something else. */
export const traceValue = (
  finding: Finding,
  text: string,
  /** All values of the line. */
  beside: Finding[],
  index: SourceIndex,
): Trace => {
  const found = stated(finding, text, beside, index);
  if (found) return 'place' in found ? { source: found.place.source } : { rival: found.rival };
  const address =
    finding.kind === 'address' ? finding.keys[0]?.slice('address:'.length) : undefined;
  const source =
    address && index.texts.find((said) => said.address.includes(` ${address} `))?.source;
  return source ? { source } : {};
};
