import type { Candidate } from './candidate.ts';

/** A value with the paper it was found in, and the year that paper is of. */
export type Placed<T> = Candidate<T> & { document: string; year?: number };

export type Choice<T> = { chosen: Placed<T>; others: Placed<T>[] };

/** Papers trusted less by more than this are not heard against a surer one. */
const hearing = 1;

type Options<T> = {
  /** What makes two spellings the same value. */
  same: (a: T, b: T) => boolean;
  /** Whether a newer paper overrules one that says it more plainly. */
  newest: boolean;
};

const votes = <T>(all: Placed<T>[], { value }: Placed<T>, same: (a: T, b: T) => boolean): number =>
  all.filter((other) => same(other.value, value)).length;

/**
 * The value of a field out of what the papers say: within a paper the one trusted most, then the one
 * said most; between papers the newest where things change over time. `others` are what the other
 * papers say instead, newest first.
 */
export const choose = <T>(
  all: Placed<T>[],
  { same, newest }: Options<T>,
): Choice<T> | undefined => {
  const ranked = [...all].sort(
    (a, b) => b.trust - a.trust || votes(all, b, same) - votes(all, a, same),
  );
  const surest = ranked[0];
  if (!surest) return undefined;
  const ofEach = ranked.filter(
    ({ document }, at) => ranked.findIndex((other) => other.document === document) === at,
  );
  const heard = ofEach.filter(({ trust }) => trust > surest.trust - hearing);
  const byAge = [...heard].sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const latest = byAge[0];
  const dated = latest?.year !== undefined && surest.year !== undefined;
  const chosen = newest && latest && dated && latest.year !== surest.year ? latest : surest;
  const others = byAge.filter(
    (other, at) =>
      !same(other.value, chosen.value) &&
      byAge.findIndex(({ value }) => same(value, other.value)) === at,
  );
  return { chosen, others };
};
