import { hashKey } from '@tanstack/react-query';

/** The version whose value is kept if both versions changed a field. */
export type Preferred = 'mine' | 'theirs';

/** Two versions and the last one that both are based on, `base`. */
export type Versions<T> = { base: T; mine: T; theirs: T };

/**
 * Merges two versions of a record field by field: a field has the value of the version that changed it. If both did,
 * the preferred version's value is kept, and the field is listed. Fields are compared by content.
 */
export function mergeFields<T extends object>(
  { base, mine, theirs }: Versions<T>,
  preferred: Preferred,
): { merged: T; changedTwice: (keyof T & string)[] } {
  const changedTwice: (keyof T & string)[] = [];
  const merged = { ...mine };
  for (const name of getFieldNames(theirs, base)) {
    if (isSame(theirs[name], base[name]) || isSame(theirs[name], mine[name])) continue;
    const isChangedTwice = !isSame(mine[name], base[name]);
    if (isChangedTwice) changedTwice.push(name);
    if (isChangedTwice && preferred === 'mine') continue;
    if (theirs[name] === undefined) delete merged[name];
    else merged[name] = theirs[name];
  }
  return { merged, changedTwice };
}

function getFieldNames<T extends object>(...records: T[]): Set<keyof T & string> {
  const names = new Set<keyof T & string>();
  for (const record of records) for (const name in record) names.add(name);
  return names;
}

/**
 * Replaces the values of a record with those in `reference` where their content is the same, for comparisons by
 * identity.
 */
export function alignKeys<T extends object>(record: T, reference: T): T {
  const aligned = { ...record };
  for (const name of getFieldNames(reference))
    if (isSame(record[name], reference[name])) aligned[name] = reference[name];
  return aligned;
}

/** Compares by content. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || hashKey([a]) === hashKey([b]);
