import type { AddressParts } from '../text/addresses.ts';
import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import type { Ownership } from './owner.ts';
import { chanceOf, type ClassifiedUnit, type Paper } from './paper.ts';
import { placesIn } from './places.ts';

export const addressKeys = ['address', 'city', 'state', 'postalCode'] as const;
export type AddressKey = (typeof addressKeys)[number];

type Part = Pick<Candidate, 'value' | 'quote' | 'page'>;
export type AddressFields = Partial<Record<AddressKey, Part>>;

/** Minimum probability for a line that is not an address by its grammar. */
const sure = 0.15;
/** Postal addresses, joined if street and city are on separate lines. */
export const findAddresses = (paper: Paper, ownership: Ownership): Candidate<AddressFields>[] =>
  likelyUnits(paper, 'address').flatMap(({ unit, chance, at }) => {
    const units = paper.units[at] === unit ? paper.units : paper.publisherDetails;
    const own = chanceOf(unit, ['address']);
    const found = unit.values.flatMap((value) => (value.type === 'address' ? [value] : []));
    const parts: AddressParts[] = found.length > 0 || own < sure ? found : placesIn(unit.text);
    return parts.map((each) => {
      const fields = fieldsOf(each, unit);
      const rest = each.city ? {} : cityBelow(units, at);
      const all = { ...rest, ...fields };
      const fullness = Object.keys(all).length / addressKeys.length;
      return candidateOf(unit, all, (chance + own) * ownership(unit) * (0.7 + 0.3 * fullness));
    });
  });

const fieldsOf = (
  { street, box, unit: suite, city, region, postalCode }: AddressParts,
  unit: ClassifiedUnit,
): AddressFields => {
  const line = [street, suite, box].filter(Boolean).join(', ');
  const part = (value: string): Part => {
    const { quote, page } = candidateOf(unit, value, 0);
    return { value, quote, ...(page !== undefined && { page }) };
  };
  return {
    ...(line && { address: part(line) }),
    ...(city && { city: part(city) }),
    ...(region && { state: part(region) }),
    ...(postalCode && { postalCode: part(postalCode) }),
  };
};

/** The city on one of the next two lines, if a line has the street only. */
function cityBelow(units: readonly ClassifiedUnit[], at: number): AddressFields {
  for (const unit of units.slice(at + 1, at + 3)) {
    const value = unit.values.find(({ type }) => type === 'address');
    if (value?.type === 'address') return value.street ? {} : fieldsOf(value, unit);
    const [found] = unit.text.length < 60 ? placesIn(unit.text) : [];
    if (found) return fieldsOf(found, unit);
  }
  return {};
}
