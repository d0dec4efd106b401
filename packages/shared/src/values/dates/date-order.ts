/** The order of "05/06/2026" if both are possible. */
export type DateOrder = 'month-first' | 'day-first';

const dayFirst = /(?<![\d/.-])(?:1[3-9]|2\d|3[01])([/-])(?:0?\d|1[0-2])\1\d\d/;
const monthFirst = /(?<![\d/.-])(?:0?\d|1[0-2])([/-])(?:1[3-9]|2\d|3[01])\1\d\d/;

/** Returns the order used in a document: month first, unless a date proves day first and none proves month first. */
export const detectDateOrder = (texts: readonly string[]): DateOrder =>
  texts.some((text) => dayFirst.test(text)) && !texts.some((text) => monthFirst.test(text))
    ? 'day-first'
    : 'month-first';
