import type { Finding } from './finding.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence } from './source-index.ts';

/** What a sentence's counts make of each other is a share of just what the sentence tells, and of nothing near it. */
export const isShareOfElse = (
  { kind, keys }: Finding,
  spoken: readonly string[],
  { sentence, stems, key }: Occurrence,
): boolean =>
  kind === 'percentage' &&
  (sentence < 0 || !keys.includes(key)) &&
  spoken.filter((word) => sameThing(word, stems)).length < Math.min(2, spoken.length);
