import type { AddressValue } from '../../text/addresses.ts';
import { comparable } from '../../text/normalize.ts';
import { cacheByText } from '../../text/cache-by-text.ts';
import { translateStateName } from '../../text/states.ts';
import type { Passage } from '../passages.ts';

const short: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  parkway: 'pkwy',
  highway: 'hwy',
  square: 'sq',
  suite: 'ste',
  apartment: 'apt',
  building: 'bldg',
  floor: 'fl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** Normalizes an address to space-separated words with abbreviations expanded. */
const normalizeAddress = cacheByText(
  (text): string =>
    ` ${comparable(text)
      .split(' ')
      .map((word) => short[word] ?? word)
      .join(' ')} `,
);

/** Finds the passage that contains the first part of an address, provided that the sources contain every part. */
export function findPlaceOfAddress(
  { street, box, unit, city, region, postalCode }: AddressValue,
  passages: readonly Passage[],
): number | undefined {
  const find = (part: string): number => {
    const words = normalizeAddress(part);
    return passages.findIndex(({ text }) => normalizeAddress(text).includes(words));
  };
  const parts = [street, box, unit, city, postalCode].flatMap((part) => part ?? []);
  const places = parts.map(find);
  if (region) places.push(Math.max(find(region), find(translateStateName(region) ?? region)));
  return places.every((place) => place >= 0) ? places[0] : undefined;
}
