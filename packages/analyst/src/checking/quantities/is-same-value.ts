import type { DateValue } from '@grantwright/shared/values';
import type { NumberQuantity, Quantity } from './quantity.ts';

/** Maximum tolerance of "about", as a fraction of the number. */
const maxAbout = 0.15;

/**
 * Computes the range of source numbers that a number in the draft can represent. Rounding determines the width of the
 * range, and words such as "more than" determine which side of the number it is on.
 */
export function computeBounds(draft: NumberQuantity): { low: number; high: number } {
  const { value, precision, approximation, isRounded } = draft;
  const size = Math.abs(value);
  const epsilon = size * 1e-9;
  const half = isRounded ? precision / 2 : 0;
  const near = Math.max(Math.min(precision / 2, size * maxAbout), half);
  switch (approximation) {
    case 'about':
      return { low: value - near, high: value + near };
    case 'above':
      return { low: value - half - epsilon, high: value + Math.max(precision, near) };
    case 'below':
      return { low: value - Math.max(precision, near), high: value + half + epsilon };
    default:
      return { low: value - half - epsilon, high: value + half + epsilon };
  }
}

/** Whether the currencies, scales and units of two numbers agree. */
export function isComparable(draft: NumberQuantity, source: NumberQuantity): boolean {
  if (draft.scale !== source.scale)
    return (
      source.scale === undefined && !source.currency && !source.unit && draft.scale === 'percent'
    );
  if (draft.unit && source.unit && isMeasure(draft.unit) !== isMeasure(source.unit)) return false;
  if (draft.unit && source.unit && isMeasure(draft.unit) && draft.unit !== source.unit)
    return false;
  if (draft.currency && source.currency) return draft.currency === source.currency;
  // tables, notes and drafts may omit the currency sign
  if (draft.currency) return !source.unit;
  return source.currency === undefined || !draft.unit;
}

/** Whether a source's value equals the draft's, exactly or as rounded in the draft. */
export function isSameValue(draft: Quantity, source: Quantity): boolean {
  if (draft.family === 'number' && source.family === 'number') {
    const { low, high } = computeBounds(draft);
    return source.value >= low && source.value <= high && isComparable(draft, source);
  }
  if (draft.family === 'date' && source.family === 'date')
    return impliesDate(source.date, draft.date);
  // "2012" in a table may be a number
  if (draft.family === 'date' && source.family === 'number')
    return draft.date.month === undefined && draft.date.year === source.value;
  return draft.family === 'words' && source.family === 'words' && isSameKey(draft.key, source.key);
}

/** Whether two keys match. A link matches any link with a longer path. */
const isSameKey = (draft: string, source: string): boolean =>
  draft === source || (draft.includes('.') && source.startsWith(`${draft}/`));

/** Whether a source date implies the draft's: "June 2, 2027" implies "June 2027", "June 2" and "2027". */
function impliesDate(source: DateValue, draft: DateValue): boolean {
  const agrees = (part: 'year' | 'month' | 'day'): boolean =>
    draft[part] === undefined || draft[part] === source[part];
  if (draft.season) return draft.season === source.season && agrees('year');
  if (draft.year === undefined && draft.month === undefined)
    return draft.weekday !== undefined && draft.weekday === source.weekday;
  return agrees('year') && agrees('month') && agrees('day');
}

/** Whether two dates have the same parts and can be compared. */
export const haveSameParts = (a: DateValue, b: DateValue): boolean =>
  (a.day === undefined) === (b.day === undefined) &&
  (a.month === undefined) === (b.month === undefined) &&
  (a.year === undefined) === (b.year === undefined);

const measures = new Set(
  'yearly month week day hour minute minut decad acr hectar mil kilomet feet foot inch met gallon pound ton'.split(
    ' ',
  ),
);
/**
 * Whether a unit is a unit of measure, which does not have synonyms: an hour is never a day, but a guest may be a
 * visitor.
 */
export const isMeasure = (unit: string): boolean => measures.has(unit);
