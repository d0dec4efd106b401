/** The words that multiply the number before them. */
export const scales: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['million', 1e6],
  ['millions', 1e6],
  ['crore', 1e7],
  ['crores', 1e7],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** The letters that multiply an amount of money. */
export const suffixes: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mm', 1e6],
  ['mil', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
]);

/** Rounds to two decimals, because 4.1 times a million is 4,099,999.9999999995 in floating point. */
export const multiplyByScale = (value: number, scale: number): number =>
  Math.round(value * scale * 100) / 100;
