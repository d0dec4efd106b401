import { findDates } from '../../text/dates.ts';
import { findMoney } from '../../text/money.ts';
import type { Finding } from './finding.ts';

const figuresIn = (text: string): string[] => [
  ...findMoney(text).map(({ amount }) => `${amount}`),
  ...findDates(text).map(({ month, day }) => `${month}-${day ?? ''}`),
];

/** Whether other lines tell all amounts and days of a sentence that names some: it adds nothing then. */
export const tellsNoOtherFigure = (one: Finding, told: Finding[]): boolean => {
  const figures = figuresIn(one.text);
  if (figures.length === 0) return false;
  const known = new Set(told.flatMap(({ text }) => figuresIn(text)));
  return figures.every((figure) => known.has(figure));
};
