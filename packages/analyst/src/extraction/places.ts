import type { AddressParts } from '../text/addresses.ts';
import { isCountry } from '../text/countries.ts';
import { isState } from '../text/states.ts';

const word = String.raw`\p{Lu}[\p{L}'’-]*(?:\.(?= ))?`;
const capitalized = `${word}(?: (?:de |la |of )?${word}){0,2}`;
/** "Springfield, Illinois" without a ZIP code. */
const inState = new RegExp(
  String.raw`(?<![\p{L}\d])(${capitalized}),? (\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+){0,2})`,
  'gu',
);
/** "headquartered in Rabat", "The registered office is located in the City of Lansing" */
const headquarters = new RegExp(
  String.raw`\b(?:headquartered|located|based|seated|seat is|(?:headquarters|office)\b.{0,40}\b(?:is|are|be)) in (?:the )?(?:City of )?(${capitalized})`,
  'u',
);
/** "Location:", "Address" */
const label = /^.*(?::|\b(?:address|location|office)\b)\s*/i;
/** "34070 Montpellier" */
const codeAndCity = new RegExp(String.raw`^(\d{4,5}) (${capitalized})$`, 'u');
const city = new RegExp(`^${capitalized}$`, 'u');

/** Finds places that do not parse as addresses because they lack a street, PO box or postal code. */
export function findPlaces(text: string): AddressParts[] {
  const states = [...text.matchAll(inState)].flatMap(([, town = '', named = '']) => {
    const words = named.replace(/\.$/, '').split(' ');
    const region = [3, 2, 1].map((count) => words.slice(0, count).join(' ')).find(isState);
    return region ? [{ city: town, region }] : [];
  });
  if (states.length > 0) return states;
  const abroad = findPlaceAbroad(text.split(/[,|]\s*/));
  if (abroad) return [abroad];
  const town = headquarters.exec(text)?.[1];
  return town && !isCountry(town) && !isState(town) ? [{ city: town }] : [];
}

/** "253 Rue de la Tour, 34070 Montpellier, France", "Kampala, Uganda", "Vermont, United States" */
function findPlaceAbroad(parts: readonly string[]): AddressParts | undefined {
  const index = parts.findIndex((part) => isCountry(part.trim().replace(/\.$/, '')));
  const last = parts[index - 1]?.replace(label, '').trim();
  if (!last) return undefined;
  const coded = codeAndCity.exec(last);
  if (coded) {
    const before = parts[index - 2] ?? '';
    const number = before.search(/\d/);
    const line = number < 0 ? '' : before.slice(number).trim();
    return { ...(line && { street: line }), city: coded[2], postalCode: coded[1] };
  }
  if (isState(last)) return { region: last };
  const before = parts[index - 2]?.replace(label, '').trim();
  if (before && city.test(before) && city.test(last)) return { city: before, region: last };
  return city.test(last) ? { city: last } : undefined;
}
