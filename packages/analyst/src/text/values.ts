import {
  type DateOrder,
  type Figure,
  findPossibleFigures,
  Tokens,
  removeOverlaps,
} from '@grantwright/shared/values';
import { type AddressValue, findAddresses } from './addresses.ts';
import { type ContactValue, findContacts } from './contacts.ts';
import { findNames, type NameValue } from './names.ts';

export type Value = Figure | ContactValue | AddressValue | NameValue;

const hasFigure = /[\d@./]/;

/**
 * Finds dates, times, money, counts, percentages, contacts, addresses and names in reading order. If two values
 * overlap, only the longer one is returned. `text` is literal, and offsets are UTF-16.
 *
 * @param order how to read "05/06/2026": month first unless the document writes days first
 */
export function findValues(text: string, order?: DateOrder): Value[] {
  const tokens = new Tokens(text);
  const values: Value[] = findNames(tokens);
  if (hasFigure.test(text)) values.push(...findContacts(tokens), ...findAddresses(tokens));
  values.push(...findPossibleFigures(tokens, order));
  return removeOverlaps(values);
}
