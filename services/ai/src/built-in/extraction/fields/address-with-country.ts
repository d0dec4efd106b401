import { tidy } from '../tidy.ts';
import { partsOf, type PlaceAbroad } from './address-abroad.ts';

/** Where a street line is followed by a town, and by the country or a code that only one country writes so. */
const countries =
  'Ireland|India|New Zealand|Aotearoa|Kenya|Uganda|Tanzania|Rwanda|Nigeria|Ghana|Zambia|Zimbabwe|Malawi|Cameroon|Ethiopia|South Africa|Nepal|Pakistan|Bangladesh|Sri Lanka|Philippines|Sierra Leone|Liberia|Jamaica|Haiti';
const country = new RegExp(`(?:[,.]\\s*|(?<=\\d)\\s+)(?:Republic of )?(${countries})\\.?$`, 'u');
/** What may follow on its line. */
const reach =
  /(?:(?<![\s.,;|–-])[\s.,;|–-]+)?\b(?:tel(?:ephone)?|phone|mobile|cell|e-?mail|call|fax)\b.*$|(?<![\s.,;|–-])[\s.,;|–-]+(?:[^\s.,;|–@-][^\s@]*@|\+\d).*$/i;
const eircode = /[,\s]+([A-Z]\d[\dW] ?[A-Z\d]{4})$/u;
const irishCounty = /^(?:Co\.?|County) \p{Lu}\p{Ll}+$/u;
/** "Pune 411005", "Bengaluru - 560 038", "Mumbai-400 001". */
const pin = /^(.*?)[\s,–-]+(\d{3} ?\d{3})$/u;
const indianStates =
  /^(?:Andhra Pradesh|Assam|Bihar|Chhattisgarh|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil ?Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal)$/iu;
/** So well known that an address leaves the country away. */
const indianCities =
  /^(?:New Delhi|Delhi|Mumbai|Navi Mumbai|Thane|Pune|Nagpur|Nashik|Bengaluru|Bangalore|Mysuru|Mysore|Chennai|Coimbatore|Madurai|Kolkata|Calcutta|Howrah|Hyderabad|Secunderabad|Visakhapatnam|Vijayawada|Ahmedabad|Surat|Vadodara|Rajkot|Jaipur|Jodhpur|Udaipur|Lucknow|Kanpur|Varanasi|Agra|Noida|Ghaziabad|Gurgaon|Gurugram|Faridabad|Chandigarh|Amritsar|Ludhiana|Patna|Ranchi|Bhopal|Indore|Raipur|Bhubaneswar|Cuttack|Guwahati|Shillong|Kochi|Cochin|Thiruvananthapuram|Kozhikode|Dehradun|Shimla|Srinagar|Jammu|Puducherry|Pondicherry)$/i;
/** "Pune, India - 411001": the code behind the country. */
const codeLast = /[\s,]+India[\s,.–-]+(\d{3} ?\d{3})$/iu;
const fourDigits = /^(.*?) (\d{4})$/u;

const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]{1,30}$/u.test(text) &&
  text.split(' ').length < 4 &&
  !/\b(?:street|road|avenue|lane|estate|house|building|plaza|box|floor|road)\b/iu.test(text);

type Place = Omit<PlaceAbroad, 'postalCode'> & { postalCode?: string };

const place = (parts: string[], rest: Omit<Place, 'before' | 'city'>): Place | undefined => {
  const city = parts.at(-1);
  return city && isTown(city) && parts.length > 1
    ? { before: parts.slice(0, -1).join(', '), city, ...rest }
    : undefined;
};

const inIreland = (text: string): Place | undefined => {
  const postalCode = eircode.exec(text)?.[1];
  const parts = partsOf(text.replace(eircode, ''));
  const last = parts.at(-1) ?? '';
  const state = irishCounty.test(last) ? parts.pop() : undefined;
  return (postalCode ?? state)
    ? place(parts, { ...(state ? { state } : {}), ...(postalCode ? { postalCode } : {}) })
    : undefined;
};

const inIndia = (text: string, isNamed: boolean): Place | undefined => {
  const parts = partsOf(text);
  const behind = indianStates.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const [, town = '', postalCode] = pin.exec(parts.at(-1) ?? '') ?? [];
  if (!postalCode || (!behind && !isNamed && !indianCities.test(tidy(town)))) return undefined;
  // "Ahwa, Dist. Dang 394710": the code stands behind the district, and the town before it.
  const isDistrict = /^(?:Dist(?:rict)?|Tal(?:uka)?|Tehsil)\b/i.test(town);
  const own = [...parts.slice(0, -1), ...(town && !isDistrict ? [tidy(town)] : [])];
  // "Pune, Maharashtra 411005"
  const before = indianStates.test(own.at(-1) ?? '') ? own.pop() : undefined;
  const state = behind ?? before;
  return place(own, { ...(state ? { state } : {}), postalCode });
};

/** An address in Ireland, India, New Zealand or Africa; `named` says that its country stands behind it. */
export const placeWithCountry = (line: string): Place | undefined => {
  const text = line
    .replace(/^.{0,40}?:\s+(?=\S)/, '')
    .replace(reach, '')
    .replace(/[.\s]+$/, '')
    .replace(codeLast, ' $1, India');
  if (text.includes('|')) return undefined;
  const named = country.exec(text)?.[1];
  const bare = text.replace(country, '');
  const found = inIreland(bare) ?? inIndia(bare, named === 'India');
  if (found || !named) return found;
  const parts = partsOf(bare);
  const [, town = '', code] = fourDigits.exec(parts.at(-1) ?? '') ?? [];
  // "17 Mill Road, Kano, Kano State": the part of the country behind the town.
  const region = /^(\p{Lu}[\p{L} -]+) (?:State|Region|Province|County)$/u.exec(parts.at(-1) ?? '')
    ? parts.pop()
    : undefined;
  if (region) return place(parts, { state: region });
  return code && /^(?:New Zealand|Aotearoa|South Africa)$/.test(named)
    ? place([...parts.slice(0, -1), town], { postalCode: code })
    : place(parts, {});
};
