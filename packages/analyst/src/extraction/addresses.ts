import type { AddressParts } from '../text/addresses.ts';
import { type Candidate, createCandidate, findCandidateUnits } from './candidate.ts';
import type { Ownership } from './ownership.ts';
import {
  sumProbabilities,
  type ClassifiedUnit,
  type ClassifiedDocument,
} from './classified-document.ts';
import { findPlaces } from './places.ts';

export const addressKeys = ['address', 'city', 'state', 'postalCode'] as const;
export type AddressKey = (typeof addressKeys)[number];

type Part = Pick<Candidate, 'value' | 'quote' | 'page'>;
export type AddressFields = Partial<Record<AddressKey, Part>>;

/** Minimum probability for a line that does not parse as an address. */
const minAddressProbability = 0.15;
/** Finds postal addresses, including those with street and city on separate lines. */
export const findAddresses = (
  document: ClassifiedDocument,
  ownership: Ownership,
): Candidate<AddressFields>[] =>
  findCandidateUnits(document, 'address').flatMap(({ unit, probability, index }) => {
    const units = document.units[index] === unit ? document.units : document.publisherDetails;
    const addressProbability = sumProbabilities(unit, ['address']);
    const addresses = unit.values.flatMap((value) => (value.type === 'address' ? [value] : []));
    const parts: AddressParts[] =
      addresses.length > 0 || addressProbability < minAddressProbability
        ? addresses
        : findPlaces(unit.text);
    return parts.map((part) => {
      const fields = toFields(part, unit);
      const rest = part.city ? {} : findCityBelow(units, index);
      const all = { ...rest, ...fields };
      const completeness = Object.keys(all).length / addressKeys.length;
      return createCandidate(
        unit,
        all,
        (probability + addressProbability) * ownership(unit) * (0.7 + 0.3 * completeness),
      );
    });
  });

const toFields = (
  { street, box, unit: suite, city, region, postalCode }: AddressParts,
  unit: ClassifiedUnit,
): AddressFields => {
  const line = [street, suite, box].filter(Boolean).join(', ');
  const createPart = (value: string): Part => {
    const { quote, page } = createCandidate(unit, value, 0);
    return { value, quote, ...(page !== undefined && { page }) };
  };
  return {
    ...(line && { address: createPart(line) }),
    ...(city && { city: createPart(city) }),
    ...(region && { state: createPart(region) }),
    ...(postalCode && { postalCode: createPart(postalCode) }),
  };
};

/** Finds the city on one of the two lines below a street. */
function findCityBelow(units: readonly ClassifiedUnit[], index: number): AddressFields {
  for (const unit of units.slice(index + 1, index + 3)) {
    const value = unit.values.find(({ type }) => type === 'address');
    if (value?.type === 'address') return value.street ? {} : toFields(value, unit);
    const [place] = unit.text.length < 60 ? findPlaces(unit.text) : [];
    if (place) return toFields(place, unit);
  }
  return {};
}
