import { withoutReplaced } from './replaced-text.ts';
import { statedValues } from './stated-values.ts';

/** Whether a sentence states a value only as one that no longer applies. */
export function isOnlyReplaced(quote: string | undefined, unit: string, value: string): boolean {
  const isStated = (text: string) => statedValues(text).get(unit)?.has(value) === true;
  return quote !== undefined && isStated(quote) && !isStated(withoutReplaced(quote));
}
