import { removeReplacedText } from './replaced-text.ts';
import { findValues } from './values-by-unit.ts';

/** Whether a sentence states a value only as one that no longer applies. */
export function statesOnlyReplacedValue(
  quote: string | undefined,
  unit: string,
  value: string,
): boolean {
  const isStated = (text: string) => findValues(text).get(unit)?.has(value) === true;
  return quote !== undefined && isStated(quote) && !isStated(removeReplacedText(quote));
}
