import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { isOfRequest } from '../context/asked-for.ts';
import { sentenceOf } from './arithmetic.ts';
import { sharing } from './cues.ts';
import type { Proven } from './reckon-in-draft.ts';

/** Amounts below this are a product of two small numbers by chance. */
const smallestWhole = 100;

/** "For each of the 20 students the project costs $75": so many times so much is what all of it costs, or what is asked for. */
export const rateOfStated = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { value, kind } = finding;
  const { from, to, said } = sentenceOf(text, finding);
  if (kind !== 'money' || value === undefined || !sharing.test(said)) return undefined;
  const counts = proven.filter(
    ({ finding: count }) =>
      count.kind === 'figure' &&
      (count.value ?? 0) > 1 &&
      !/^[\s-](?:years?|months?|weeks?|days?|hours?)\b/.test(text.slice(count.end)) &&
      count.start >= from &&
      count.end <= to,
  );
  return counts
    .map(({ finding: count }) => Math.round((count.value ?? 0) * value * 100) / 100)
    .filter((whole) => whole >= smallestWhole)
    .flatMap((whole) => [
      ...(index.values.get(`money:${whole}`) ?? []).filter(
        (place) => index.wholes.has(whole) || isOfRequest(place, index),
      ),
      ...(index.values.get(`sum:${whole}`) ?? []),
    ])
    .find(({ source }) => source.type !== 'guidelines')?.source;
};
