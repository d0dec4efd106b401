import { findDates } from '../../text/dates.ts';
import { findMoney } from '../../text/money.ts';
import type { Finding } from './finding.ts';

export const figuresIn = (text: string): string[] => [
  ...findMoney(text).map(({ amount }) => `${amount}`),
  ...findDates(text).map(({ month, day }) => `${month}-${day ?? ''}`),
];

const isSame = (a: string[], b: string[]): boolean =>
  a.length > 0 && new Set(a).size === new Set(b).size && a.every((figure) => b.includes(figure));

const ofTotal = /\bavailable\b/i;
/** Beside the sum there is a bound, a share or a condition. */
const saysMore =
  /\b(?:up to|at most|each|per|if|unless|match\w*|only|of which|between|minimum|maximum)\b/i;
/** "$3 million will be made available through this opportunity" after "$3,000,000 is available in all". */
const tellsTotalAgain = (one: Finding, other: Finding): boolean =>
  [one, other].every(
    ({ kind, text }) => kind === 'amount' && ofTotal.test(text) && !saysMore.test(text),
  ) && isSame(figuresIn(one.text), figuresIn(other.text));

const ofPeriod =
  /\b(?:(?:performance|project|grant|award) period|period of performance|for the period|runs from)\b/i;
/** "Performance period: July 1 - September 30, 2021" after "The project runs from July 1 to September 30, 2021". */
const tellsPeriodAgain = (one: Finding, other: Finding): boolean =>
  [one, other].every(({ text }) => ofPeriod.test(text)) &&
  isSame(figuresIn(one.text), figuresIn(other.text));

/** Whether two lines in different words tell the same sum of all grants, or the same period. */
export const tellsSameFigures = (one: Finding, other: Finding): boolean =>
  tellsTotalAgain(one, other) || tellsPeriodAgain(one, other);

/** Whether other lines tell all amounts and days of a sentence that names some: it adds nothing then. */
export const tellsNoOtherFigure = (one: Finding, told: Finding[]): boolean => {
  const figures = figuresIn(one.text);
  if (figures.length === 0) return false;
  const known = new Set(told.flatMap(({ text }) => figuresIn(text)));
  return figures.every((figure) => known.has(figure));
};
