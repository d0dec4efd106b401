import type { NumberQuantity } from './quantity.ts';

/** A value that others are reckoned from. */
export type Operand = Pick<NumberQuantity, 'value' | 'currency' | 'scale' | 'unit'> & {
  isYear?: boolean;
};

/** How a value follows from two others. */
export type Way = {
  name: string;
  /** What of the draft's values it may give. */
  gives: (draft: NumberQuantity) => boolean;
  /** Words of the draft's sentence that go with it; the value itself is a "#" there. */
  cue: RegExp;
  /** Whether it takes these two, in this order. */
  takes: (a: Operand, b: Operand, draft: NumberQuantity) => boolean;
  reckon: (a: number, b: number, first: Operand, draft: NumberQuantity) => number;
  /** How readily it is tried, against the others: 1 if absent. What gives many values gives false ones. */
  readiness?: number;
};

const time = new Set(['year', 'yearly', 'month', 'week', 'day', 'hour', 'decad', 'minut']);
const perYear: Readonly<Record<string, number>> = {
  yearly: 1,
  month: 12,
  week: 52,
  day: 365,
};

const isPlain = ({ scale, isYear }: Operand): boolean => !scale && !isYear;
const isAlike = (a: Operand, b: Operand): boolean =>
  a !== b &&
  isPlain(a) &&
  isPlain(b) &&
  a.currency === b.currency &&
  !(a.unit && b.unit && isTime(a) !== isTime(b));
/** Things of two kinds make a number of neither: 50 guests and 18 towns are no 68 guests. */
const isSummed = (a: Operand, b: Operand, { unit }: NumberQuantity): boolean =>
  isAlike(a, b) &&
  (a.unit === b.unit || !a.unit || !b.unit || (unit !== a.unit && unit !== b.unit));
const isTime = ({ unit }: Operand): boolean => unit !== undefined && time.has(unit);
const isAmount = (draft: NumberQuantity): boolean => !draft.scale;
const isPercent = ({ scale }: NumberQuantity): boolean => scale === 'percent';
const isOf =
  (noun: string) =>
  ({ unit, scale, currency }: NumberQuantity): boolean =>
    !scale && !currency && unit === noun;

const change =
  /\b(?:more|fewer|less|increas\w*|ris\w+|rose|gr[eo]w\w*|growth|fell|fall\w*|drop\w*|declin\w*|decreas\w*|cut\w*|gain\w*|reduc\w*|up|down|jump\w*|expand\w*|over the (?:previous|year)|higher|lower)\b/i;
const difference =
  /\b(?:difference|gap|surplus|deficit|exceed\w*|left|leav\w+|remain\w*|rest|other|before|until|net|balance|short|above|below|profit)\b/i;
export const hasTotal =
  /\b(?:total\w*|together|combined|in all|altogether|sum|add\w* up|across|both|overall|consist\w*|number|all|of (?:which|whom|them)|mak\w+|in the year|at least)\b/i;

const each = /\b(?:per|each|every|average\w*|apiece|mean)\b|# an? \w/i;
const period =
  /\b(?:a|per|each|every) (?:year|month|week|day)|\b(?:year\w*|annual\w*|month\w*|weeks?|over|at that)\b/i;
const product = new RegExp(`${period.source}|\\beach\\b|×|\\bat [$£€]`, 'i');
const since =
  /\b(?:ago|old|for|since|before|after|later|within|earlier|over|years?|apart|when|than)\b/i;
const anything = /./;

/** The ways in which a value follows from two that are stated; a sum or a count of more is in `lists.ts`. */
export const ways: readonly Way[] = [
  { name: 'sum', gives: isAmount, cue: hasTotal, takes: isSummed, reckon: (a, b) => a + b },
  {
    name: 'difference',
    gives: isAmount,
    cue: new RegExp(`${change.source}|${difference.source}`, 'i'),
    takes: (a, b) => isAlike(a, b) && a.value > b.value,
    reckon: (a, b) => a - b,
  },
  {
    name: 'points',
    gives: isPercent,
    cue: new RegExp(`${change.source}|${difference.source}`, 'i'),
    takes: (a, b) => a.scale === 'percent' && b.scale === 'percent' && a.value > b.value,
    reckon: (a, b) => a - b,
  },
  {
    name: 'share',
    gives: isPercent,
    cue: anything,
    takes: (a, b) => isAlike(a, b) && a.value < b.value && b.value > 0,
    reckon: (a, b) => (100 * a) / b,
  },
  {
    name: 'change',
    gives: isPercent,
    cue: change,
    takes: (a, b) => isAlike(a, b) && a.value !== b.value && b.value > 0,
    reckon: (a, b) => (100 * Math.abs(a - b)) / b,
  },
  {
    name: 'part',
    gives: isAmount,
    cue: anything,
    takes: (a, b) => isPlain(a) && b.scale === 'percent' && b.value < 100,
    reckon: (a, b) => (a * b) / 100,
    readiness: 0.2,
  },
  {
    name: 'rest of 100',
    gives: isPercent,
    cue: /\b(?:rest|other|remain\w*|others|non|not)\b/i,
    takes: (a, b) => a.scale === 'percent' && a === b,
    reckon: (a) => 100 - a,
    readiness: 0.5,
  },
  {
    name: 'multiple',
    gives: ({ scale }) => scale === 'times',
    cue: anything,
    takes: (a, b) => isAlike(a, b) && a.value > b.value && b.value > 0,
    reckon: (a, b) => a / b,
  },
  {
    name: 'rate',
    gives: isAmount,
    cue: each,
    takes: (a, b) => isPlain(a) && isPlain(b) && !b.currency && a !== b && b.value > 1,
    reckon: (a, b) => a / b,
  },
  {
    name: 'product',
    gives: isAmount,
    cue: product,
    takes: (a, b) =>
      isPlain(a) && isPlain(b) && !b.currency && a !== b && a.value >= b.value && b.value > 1,
    reckon: (a, b) => a * b,
    readiness: 0.3,
  },
  {
    name: 'years apart',
    gives: isOf('yearly'),
    cue: since,
    takes: (a, b) => a.isYear === true && b.isYear === true && a.value > b.value,
    reckon: (a, b) => a - b,
  },
  {
    name: 'decades apart',
    gives: isOf('decad'),
    cue: since,
    takes: (a, b) => a.isYear === true && b.isYear === true && a.value > b.value,
    reckon: (a, b) => (a - b) / 10,
  },
  {
    name: 'unit',
    gives: ({ unit }) => unit !== undefined && unit in perYear,
    cue: anything,
    takes: (a, b, draft) => a === b && isTime(a) && a.unit !== draft.unit && a.unit !== undefined,
    reckon: (a, _, first, draft) =>
      (a * (perYear[draft.unit ?? ''] ?? 0)) / (perYear[first.unit ?? ''] ?? 1),
  },
  ...Object.values(perYear)
    .filter((times) => times > 1)
    .map((times): Way => ({
      name: `${times} times a year`,
      gives: isAmount,
      cue: /\b(?:a|per|each|every) year\b|\bannual|\byearly/i,
      takes: (a, b) => isPlain(a) && a === b,
      reckon: (a) => a * times,
      readiness: 0.5,
    })),
];
