import type { ClaimSource } from '@grantwright/shared/contract';
import { findNumbers } from '../../text/numbers.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';

const byHere = /\bby (?:about |nearly |some |an? average of )?\p{Sc}?$/iu;
const toThere = /^(?:\s\p{L}+){0,2}(?:,| and|, that is,?)?\sto (?:about )?\p{Sc}?$/iu;
const from = /\bfrom (?:about )?\p{Sc}?$/iu;
const to = /^(?:\s[\p{L}%]+){0,2}\sto (?:about )?\p{Sc}?$/iu;

/** "Raise the wage by 3, to 19" of a wage that is to go "from 16 to 19": both what it comes to and by how much. */
export const movedBy = (
  finding: Finding,
  text: string,
  /** All values of the line that are proven. */
  values: readonly Finding[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { to: end } = sentenceOf(text, finding);
  if (!byHere.test(text.slice(0, finding.start))) return undefined;
  const now = values.find(
    (other) =>
      other.start > finding.end &&
      other.end <= end &&
      toThere.test(text.slice(finding.end, other.start)),
  );
  return now?.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .find(({ sentence, source }) => {
      const written = index.texts[sentence]?.written;
      if (written === undefined || source.type === 'guidelines') return false;
      const numbers = findNumbers(written);
      return numbers.some((base, at) => {
        const next = numbers[at + 1];
        return (
          next !== undefined &&
          next.value === now.value &&
          from.test(written.slice(0, base.start)) &&
          to.test(written.slice(base.end, next.start)) &&
          meets(Math.abs(next.value - base.value), finding)
        );
      });
    })?.source;
};
