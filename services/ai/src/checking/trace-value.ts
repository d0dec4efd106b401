import type { ClaimSource } from '@grantwright/shared/contract';
import { isStopWord, stem, topicStems, words } from '../text/words.ts';
import type { Finding } from './finding.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

/** How far a rounded figure may be from the source's. */
const tolerance = { about: 0.06, above: 0.1, below: 0.1 };

/** A writer who rounds leaves noughts: "more than 11,000" of 11,342, never "more than 11,003". */
const isRounded = (value: number): boolean => {
  const digits = String(value).replace('.', '').replace(/0+$/, '').length;
  return digits <= 2 || (digits === 3 && value >= 10_000);
};

/** Whether a source's amount bears out a rounded one. */
const bearsOut = (source: number, { value = 0, approximate, kind }: Finding): boolean => {
  const apart = Math.abs(source - value);
  const near =
    kind === 'percentage'
      ? apart <= (value % 5 === 0 ? 5 : 1)
      : apart <= value * tolerance[approximate ?? 'about'];
  if (!near || !isRounded(value)) return false;
  if (approximate === 'about') return kind !== 'percentage' || apart <= 2;
  return approximate === 'above' ? source >= value : source <= value;
};

/** The content words right after a figure, and right before it: what is counted, and what is done. */
const surroundings = (text: string, finding: Finding): string[] => {
  const sentenceEnd = /[.!?](?:\s|$)|[;\n|]/;
  const after = text.slice(finding.end).split(sentenceEnd)[0] ?? '';
  const before = text.slice(0, finding.start).split(sentenceEnd).at(-1) ?? '';
  const carrying = (list: string[]): string[] =>
    list.filter((word) => word.length > 1 && !isStopWord(word) && !/^\d/.test(word)).map(stem);
  return [...carrying(words(after)).slice(0, 3), ...carrying(words(before)).slice(-2)];
};

const units =
  /^[\s-]*(miles?|minutes?|hours?|days?|weeks?|months?|years?|decades?|beds?|acres?|pounds?|tons?|points?|dollars?)\b/i;

/** "forty-seven minutes" is not borne out by "47 miles". */
const unitAfter = (text: string, { end }: Finding): string | undefined => {
  const unit = units.exec(text.slice(end))?.[1];
  return unit === undefined ? undefined : stem(unit.toLowerCase());
};

const measuredIn = (unit: string, { stems }: Occurrence): boolean =>
  stems.size === 0 || sameThing(unit, stems) || sameThing(`${unit}s`, stems);

const isYear = ({ keys }: Finding): boolean => keys[0]?.startsWith('year:') ?? false;

/** What happened in a year may stand anywhere in the sentence. */
const around = (text: string, { start, end }: Finding): string[] => {
  const before =
    text
      .slice(0, start)
      .split(/[.!?](?:\s|$)/)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[.!?](?:\s|$)/)[0] ?? '';
  // What is still to come may be told in words that no source has.
  if (/\b(?:will|plan|by)\b/i.test(before + after)) return [];
  return topicStems(`${before} ${after}`).filter((stemmed) => !/^\d/.test(stemmed));
};

const agrees = (near: string[], occurrence: Occurrence): boolean =>
  near.length === 0 ||
  occurrence.stems.size === 0 ||
  near.some((stemmed) => sameThing(stemmed, occurrence.stems));

const candidates = (finding: Finding, index: SourceIndex): Occurrence[] => {
  const keys = [...finding.keys];
  if (finding.kind === 'money' && finding.value !== undefined) keys.push(`number:${finding.value}`);
  if (finding.kind === 'figure' && (finding.value ?? 0) >= 1000)
    keys.push(`money:${finding.value}`, `year:${finding.value}`);
  const exact = keys.flatMap((key) => index.values.get(key) ?? []);
  if (!finding.approximate || finding.value === undefined) return exact;
  const kind =
    finding.kind === 'money' ? 'money' : finding.kind === 'percentage' ? 'percent' : 'number';
  const near = index.amounts
    .filter((amount) => amount.kind === kind && bearsOut(amount.value, finding))
    .map(({ occurrence }) => occurrence);
  return [...exact, ...near];
};

/** Where the value of a finding stands in the sources, the weightiest source first; undefined when nowhere. */
export const traceValue = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const found = candidates(finding, index);
  if (found.length > 0) {
    // A rounded value must be one of the same thing.
    const isExact = finding.keys.some((key) => index.values.has(key));
    if (!finding.needsContext && (isExact || finding.kind !== 'figure')) return found[0]?.source;
    const near = isYear(finding) ? around(text, finding) : surroundings(text, finding);
    const unit = unitAfter(text, finding);
    return found.find(
      (occurrence) =>
        agrees(near, occurrence) && (unit === undefined || measuredIn(unit, occurrence)),
    )?.source;
  }
  const years = /^years:(\d+)-(\d+)$/.exec(finding.keys[0] ?? '');
  if (years) {
    const from = index.values.get(`year:${years[1]}`)?.[0];
    return index.values.has(`year:${years[2]}`) ? from?.source : undefined;
  }
  const address =
    finding.kind === 'address' ? finding.keys[0]?.slice('address:'.length) : undefined;
  if (address) return index.texts.find((text) => text.address.includes(` ${address} `))?.source;
  return undefined;
};
