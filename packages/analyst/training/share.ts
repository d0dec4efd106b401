/** A part of a whole, as a measure reports it. */
export type Share = { share: number | null; part: number; whole: number };

export const shareOf = (part: number, whole: number): Share => ({
  share: whole === 0 ? null : Math.round((1000 * part) / whole) / 1000,
  part,
  whole,
});

/** The share of entries that pass. */
export const shareWhere = <T>(entries: readonly T[], passes: (entry: T) => boolean): Share =>
  shareOf(entries.filter(passes).length, entries.length);

/** F1 of what was found among what was given and what was wanted: twice the found, of all in both. */
export const f1Of = (found: number, given: number, wanted: number): Share =>
  shareOf(2 * found, given + wanted);

export const percent = ({ share }: Share): string =>
  share === null ? '-' : `${(100 * share).toFixed(1)}%`;

export const inFull = (measure: Share): string =>
  `${percent(measure)} (${measure.part} of ${measure.whole})`;
