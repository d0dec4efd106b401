import type { Finding } from '../finding.ts';
import { bearsOut } from '../rounding.ts';

/** Small numbers are each other's difference and share by chance. */
export const smallest = 20;

export const isCount = ({ kind, value }: Finding): boolean =>
  (kind === 'figure' || kind === 'money') && value !== undefined;

/** Equal, or as near as the writer's "about" and rounding allow. */
export const meets = (computed: number, finding: Finding): boolean => {
  const { value = Number.NaN, kind, approximate } = finding;
  if (Math.abs(computed - value) < 0.005) return true;
  if (
    kind === 'percentage' &&
    Math.abs(computed - value) <= (Number.isInteger(value) ? 0.51 : 0.051)
  )
    return true;
  if (finding.keys[0]?.startsWith('times:')) return bearsOut(computed, finding);
  if (approximate && bearsOut(computed, finding)) return true;
  if (kind === 'percentage') return false;
  return approximate !== undefined && Math.abs(computed - value) <= Math.max(0.5, value * 0.02);
};

export const pairsOf = <T>(list: T[]): [T, T][] =>
  list.flatMap((one) => list.filter((other) => other !== one).map((other): [T, T] => [one, other]));

/** The sums of every two and more values that follow each other. */
export const sumsOf = (values: number[]): number[] =>
  values.flatMap((_, from) =>
    values
      .slice(from + 1)
      .map((__, length) =>
        values.slice(from, from + length + 2).reduce((sum, value) => sum + value, 0),
      ),
  );

/** "St. Ann's parish", "Dr. Okoro": no sentence ends there. */
const sentenceEnd =
  /(?<!\b(?:Co|Dept|Dr|Ft|Mr|Mrs|Ms|Mt|Rev|St|vs|\p{Lu}))\.(?:\s|$)|[!?](?:\s|$)|[\n|]/u;
const sentenceEnds = new RegExp(sentenceEnd, 'gu');

/** The sentence that a finding stands in. */
export const sentenceOf = (
  text: string,
  { start, end }: Pick<Finding, 'start' | 'end'>,
): { from: number; to: number; said: string } => {
  const before = text.slice(0, start);
  const from = Math.max(0, ...[...before.matchAll(sentenceEnds)].map((m) => m.index + 1));
  const after = sentenceEnd.exec(text.slice(end));
  const to = after ? end + after.index : text.length;
  return { from, to, said: text.slice(from, to) };
};
