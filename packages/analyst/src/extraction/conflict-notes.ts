import type { Extraction } from '@grantwright/shared/contract';
import type { Choice } from './choose-value.ts';

export type Conflict = NonNullable<Extraction['conflicts']>[string][number];

const maxConflicts = 10;

/** Converts the values from other documents to the contract's form. */
export const listConflicts = (others: Choice<string | number>['others']): Conflict[] =>
  others.slice(0, maxConflicts).map(({ value, document, year, quote, page }) => ({
    value: String(value),
    document,
    ...(year !== undefined && { year }),
    quote,
    ...(page !== undefined && { page }),
  }));

/** Creates a note that documents disagree on a field. */
export function writeConflictNote(
  label: string,
  { chosen, others }: Choice<string | number>,
): string {
  const place = ({ document, year }: { document: string; year?: number }): string =>
    year === undefined ? document : `${document}, ${year}`;
  const rest = others.slice(0, maxConflicts).map((other) => `${other.value} (${place(other)})`);
  return `The documents differ on the ${label}: ${chosen.value} (${place(chosen)}) was used; the others say ${rest.join('; ')}.`;
}
