import { findTimeZone } from '@grantwright/shared/values';
import { squeeze } from '../../text/normalize.ts';
import { findValues, type Value } from '../../text/values.ts';

/** Values that are next to names. Counts can be part of a name, as in "100 Trees Grant". */
const types: ReadonlySet<Value['type']> = new Set([
  'time',
  'money',
  'money-range',
  'percent',
  'phone',
  'address',
]);

/** Returns text without its dates, times, amounts and addresses, and without the time zone that it starts with. */
export function removeValues(text: string): string {
  const rest = findValues(text)
    .filter((value) => types.has(value.type) || isDay(value))
    .reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text);
  const zone = findTimeZone(rest) ?? '';
  // "Central" is a zone only after a time.
  return squeeze(/\btime$/i.test(zone) || /^\p{Lu}+$/u.test(zone) ? rest.slice(zone.length) : rest);
}

/** Whether a value is a day or a month. A season or a year can be part of a name, as in "Fall 2027 Fellowship". */
const isDay = (value: Value): boolean => value.type === 'date' && value.month !== undefined;
