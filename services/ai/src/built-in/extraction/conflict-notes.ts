import type { Extraction } from '@grantwright/shared/contract';

const labels: Record<string, string> = {
  name: 'name',
  taxIdNumber: 'tax ID number',
  annualBudget: 'annual budget',
  foundedYear: 'founding year',
  website: 'website',
  'contactInfo.email': 'e-mail address',
  'contactInfo.phone': 'telephone number',
  'contactInfo.address': 'address',
};

type Conflicts = NonNullable<Extraction['conflicts']>;

const place = (document: string | undefined, year: number | undefined): string =>
  [document, year].filter((part) => part !== undefined).join(', ');

/** A sentence for each field on which the papers differ, so that the person can decide. */
export const conflictNotes = (
  conflicts: Conflicts,
  taken: Record<string, { value: string; document: string; year?: number }>,
): string[] =>
  Object.entries(conflicts).flatMap(([field, others]) => {
    const own = taken[field];
    const label = labels[field];
    if (!own || !label) return [];
    const rest = others.map(({ value, document, year }) => `${value} (${place(document, year)})`);
    return [
      `The documents differ on the ${label}: ${own.value} (${place(own.document, own.year)}) was taken; the others say ${rest.join('; ')}.`,
    ];
  });
