import { type AddressValue, findAddresses } from './addresses.ts';
import { type ContactValue, findContacts } from './contacts.ts';
import { type CountValue, findCounts } from './counts.ts';
import type { DateOrder } from './date-order.ts';
import { type DateValue, findDates } from './dates.ts';
import { findMoney, type MoneyValue } from './money.ts';
import { findNames, type NameValue } from './names.ts';
import { overlaps } from './mention.ts';
import { findPercents, type PercentValue } from './percents.ts';
import { findTimes, type TimeValue } from './times.ts';
import { Tokens } from './tokens.ts';

export type Value =
  | DateValue
  | TimeValue
  | MoneyValue
  | CountValue
  | PercentValue
  | ContactValue
  | AddressValue
  | NameValue;

const hasFigure = /[\d@./]/;

/**
 * The values in a text, in reading order: dates, times, money, counts, percentages, contacts, addresses and
 * names. None overlaps another: of two that do, the longer one stays. `text` is literal, offsets are UTF-16.
 *
 * @param order of "05/06/2026": month first unless the document writes days first
 */
export function findValues(text: string, order?: DateOrder): Value[] {
  const tokens = new Tokens(text);
  const found: Value[] = findNames(tokens);
  if (hasFigure.test(text)) found.push(...findContacts(tokens), ...findAddresses(tokens));
  found.push(
    ...findDates(tokens, order),
    ...findTimes(tokens),
    ...findMoney(tokens),
    ...findPercents(tokens),
    ...findCounts(tokens),
  );
  return withoutOverlaps(found);
}

/** A count has the lowest priority: "2024 - 15 EUR" and "86-0481941 pages" start with something else. */
const strength = ({ type, start, end }: Value): number =>
  end - start - (type === 'count' ? 1e6 : 0);

/** The longest of those that share a character, but any before a count; else the kind that was tried first. */
function withoutOverlaps(values: Value[]): Value[] {
  const chosen: Value[] = [];
  for (const value of [...values].sort((a, b) => strength(b) - strength(a)))
    if (!chosen.some((other) => overlaps(value, other))) chosen.push(value);
  return chosen.sort((a, b) => a.start - b.start);
}
