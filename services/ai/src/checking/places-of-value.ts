import type { Finding } from './finding.ts';
import { bearsOut } from './rounding.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';
import { yearsAround } from './years-around.ts';

/** "open until nine": an hour, in the morning or at night. */
const clockHour = ({ value = 0, kind, start }: Finding, text: string): string[] | undefined =>
  kind === 'figure' && value <= 12 && /\b(?:until|till|at|from)\s$/i.test(text.slice(0, start))
    ? [value % 12, (value % 12) + 12].map((hour) => `time:${String(hour).padStart(2, '0')}:00`)
    : undefined;

export const keysOf = (finding: Finding, text: string, index: SourceIndex): string[] => {
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

export const roundedFrom = (finding: Finding, index: SourceIndex): Occurrence[] => {
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

/** "starts Oct. 2" among dates of 2027 says October 2, 2027; "July 12-30" in a report on 2027 July 2027. */
export const datedApart = (finding: Finding, index: SourceIndex): Occurrence[] => {
  const date = /^(?:date|month):(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(finding.keys[0] ?? '');
  if (!date) return [];
  const [, year = '', month = '', day] = date;
  const key = day === undefined ? `monthname:${Number(month)}` : `day:${month}-${day}`;
  return (index.values.get(key) ?? []).filter(
    ({ sentence, hasYear }) => sentence >= 0 && !hasYear && yearsAround(sentence, index).has(year),
  );
};
