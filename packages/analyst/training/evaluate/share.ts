/** A count and its total. */
export type Share = { share: number | null; part: number; whole: number };

export const toShare = (part: number, whole: number): Share => ({
  share: whole === 0 ? null : Math.round((1000 * part) / whole) / 1000,
  part,
  whole,
});

/** Computes the share of entries that pass a test. */
export const shareWhere = <T>(entries: readonly T[], passes: (entry: T) => boolean): Share =>
  toShare(entries.filter(passes).length, entries.length);

/** Computes F1: twice the number of correct entries divided by the sum of predicted and expected entries. */
export const computeF1 = (found: number, predicted: number, expected: number): Share =>
  toShare(2 * found, predicted + expected);

export const formatPercent = ({ share }: Share): string =>
  share === null ? '-' : `${(100 * share).toFixed(1)}%`;

export const formatShare = (measure: Share): string =>
  `${formatPercent(measure)} (${measure.part} of ${measure.whole})`;
