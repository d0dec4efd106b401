import { anyOf } from '@grantwright/shared/values';
import type { NumberQuantity } from './quantity.ts';

/** A value from which others can be derived. */
export type Operand = Pick<NumberQuantity, 'value' | 'currency' | 'scale' | 'unit'> & {
  isYear?: boolean;
};

/** A way to derive a value from two others. */
export type DerivationRule = {
  name: string;
  /** Whether the rule can produce this value from the draft. */
  produces: (draft: NumberQuantity) => boolean;
  /** Matches words required in the draft's sentence. "#" represents the value. */
  cue: RegExp;
  /** Whether the value follows from these two values, in this order. */
  accepts: (a: Operand, b: Operand, draft: NumberQuantity) => boolean;
  compute: (a: number, b: number, first: Operand, draft: NumberQuantity) => number;
  /**
   * Priority relative to the other rules (default: 1). Lower for rules that can produce many values, since they are
   * more likely to match by chance.
   */
  priority?: number;
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
/** Whether two counts can be added. Counts of different nouns cannot: 50 guests and 18 towns are not 68 guests. */
const isSummed = (a: Operand, b: Operand, { unit }: NumberQuantity): boolean =>
  isAlike(a, b) &&
  (a.unit === b.unit || !a.unit || !b.unit || (unit !== a.unit && unit !== b.unit));
const isTime = ({ unit }: Operand): boolean => unit !== undefined && time.has(unit);
const isAmount = (draft: NumberQuantity): boolean => !draft.scale;
const isPercent = ({ scale }: NumberQuantity): boolean => scale === 'percent';
const hasUnit =
  (noun: string) =>
  ({ unit, scale, currency }: NumberQuantity): boolean =>
    !scale && !currency && unit === noun;

const increase =
  /\b(?:more|increas\w*|ris\w+|rose|gr[eo]w\w*|growth|gain\w*|up|jump\w*|expand\w*|higher)\b/i;
const decrease =
  /\b(?:fewer|less|fell|fall\w*|drop\w*|declin\w*|decreas\w*|cut\w*|reduc\w*|down|lower)\b/i;
const change = anyOf(increase, decrease, /\bover the (?:previous|year)\b/i);
const difference =
  /\b(?:difference|gap|surplus|deficit|exceed\w*|left|leav\w+|remain\w*|rest|other|before|until|net|balance|short|above|below|profit)\b/i;
/** Words for a total: "in all". */
export const totalPattern =
  /\b(?:total\w*|together|combined|in all|altogether|sum|add\w* up|across|both|overall|consist\w*|number|all|of (?:which|whom|them)|mak\w+|in the year|at least)\b/i;

const each = /\b(?:per|each|every|average\w*|apiece|mean)\b|# an? \w/i;
const period =
  /\b(?:a|per|each|every) (?:year|month|week|day)|\b(?:year\w*|annual\w*|month\w*|weeks?|over|at that)\b/i;
const product = new RegExp(`${period.source}|\\beach\\b|×|\\bat [$£€]`, 'i');
const since =
  /\b(?:ago|old|for|since|before|after|later|within|earlier|over|years?|apart|when|than)\b/i;
const anything = /./;

/**
 * The rules for deriving a value from two stated values. For sums and counts of more than two values, see
 * `list-totals.ts`.
 */
export const derivationRules: readonly DerivationRule[] = [
  {
    name: 'sum',
    produces: isAmount,
    cue: totalPattern,
    accepts: isSummed,
    compute: (a, b) => a + b,
  },
  {
    name: 'difference',
    produces: isAmount,
    cue: new RegExp(`${change.source}|${difference.source}`, 'i'),
    accepts: (a, b) => isAlike(a, b) && a.value > b.value,
    compute: (a, b) => a - b,
  },
  {
    name: 'points',
    produces: isPercent,
    cue: new RegExp(`${change.source}|${difference.source}`, 'i'),
    accepts: (a, b) => a.scale === 'percent' && b.scale === 'percent' && a.value > b.value,
    compute: (a, b) => a - b,
  },
  {
    name: 'share',
    produces: isPercent,
    cue: anything,
    accepts: (a, b) => isAlike(a, b) && a.value < b.value && b.value > 0,
    compute: (a, b) => (100 * a) / b,
  },
  {
    name: 'change',
    produces: isPercent,
    cue: change,
    accepts: (a, b) => isAlike(a, b) && a.value !== b.value && b.value > 0,
    compute: (a, b) => (100 * Math.abs(a - b)) / b,
  },
  {
    name: 'part',
    produces: isAmount,
    cue: anything,
    accepts: (a, b) => isPlain(a) && b.scale === 'percent' && b.value < 100,
    compute: (a, b) => (a * b) / 100,
    priority: 0.2,
  },
  {
    name: 'rest of 100',
    produces: isPercent,
    cue: /\b(?:rest|other|remain\w*|others|non|not)\b/i,
    accepts: (a, b) => a.scale === 'percent' && a === b,
    compute: (a) => 100 - a,
    priority: 0.5,
  },
  {
    name: 'multiple',
    produces: ({ scale }) => scale === 'times',
    cue: anything,
    accepts: (a, b) => isAlike(a, b) && a.value > b.value && b.value > 0,
    compute: (a, b) => a / b,
  },
  {
    name: 'rate',
    produces: isAmount,
    cue: each,
    accepts: (a, b) => isPlain(a) && isPlain(b) && !b.currency && a !== b && b.value > 1,
    compute: (a, b) => a / b,
  },
  {
    name: 'product',
    produces: isAmount,
    cue: product,
    accepts: (a, b) =>
      isPlain(a) && isPlain(b) && !b.currency && a !== b && a.value >= b.value && b.value > 1,
    compute: (a, b) => a * b,
    priority: 0.3,
  },
  {
    name: 'years apart',
    produces: hasUnit('yearly'),
    cue: since,
    accepts: (a, b) => a.isYear === true && b.isYear === true && a.value > b.value,
    compute: (a, b) => a - b,
  },
  {
    name: 'decades apart',
    produces: hasUnit('decad'),
    cue: since,
    accepts: (a, b) => a.isYear === true && b.isYear === true && a.value > b.value,
    compute: (a, b) => (a - b) / 10,
  },
  {
    name: 'unit',
    produces: ({ unit }) => unit !== undefined && unit in perYear,
    cue: anything,
    accepts: (a, b, draft) => a === b && isTime(a) && a.unit !== draft.unit && a.unit !== undefined,
    compute: (a, _, first, draft) =>
      (a * (perYear[draft.unit ?? ''] ?? 0)) / (perYear[first.unit ?? ''] ?? 1),
  },
  ...Object.values(perYear)
    .filter((times) => times > 1)
    .map((times): DerivationRule => ({
      name: `${times} times a year`,
      produces: isAmount,
      cue: /\b(?:a|per|each|every) year\b|\bannual|\byearly/i,
      accepts: (a, b) => isPlain(a) && a === b,
      compute: (a) => a * times,
      priority: 0.5,
    })),
];
