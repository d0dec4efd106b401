import { tidy } from '../tidy.ts';

export type PlaceAbroad = { before: string; city: string; state?: string; postalCode: string };

const provinces =
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon|Nunavut|Northwest Territories|ON|QC|PQ|BC|B\\.C\\.|AB|MB|NB|NL|NS|PE|PEI|P\\.E\\.I\\.|SK|YT|NU';
const canada = new RegExp(
  `^(.*?)[,\\s]*\\b(${provinces})\\.?,?\\s+([A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d)\\b`,
  'u',
);
const australia = /^(.*?)[,\s]*\b(NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT|NT)[,\s]+(\d{4})(?!\d)/u;
const britain = /^(.*?)[,\s]+([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/u;
const county =
  /(?:shire|^(?:Co\.? |County )\p{Lu}\p{Ll}+|^(?:Kent|Essex|Surrey|(?:East |West )?Sussex|Devon|Cornwall|Dorset|Somerset|Norfolk|Suffolk|Cumbria|Ceredigion|Gwynedd|Powys|Dyfed|Gwent|Clwyd|Fife|Durham|Northumberland|Rutland|Merseyside|Argyll(?: and Bute)?|Angus|Moray|Highland|Isle of \p{Lu}\p{Ll}+|Cleveland|Avon|Greater Manchester|West Midlands|Tyne and Wear|(?:North |South |West |East )Yorkshire|UK|England|Scotland|Wales|Northern Ireland))$/u;

/** "Tarnmouth, by Perth": the larger town that a village is found by. */
const nearTown = /^(?:by|near|nr\.?) \p{Lu}/u;

const nation = /^(?:UK|England|Scotland|Wales|Northern Ireland)$/;

/** Towns with their codes in Canada, Australia and the United Kingdom; `before` is what stands before the town. */
export const placeAbroad = (line: string): PlaceAbroad | undefined => {
  const text = line.replace(/^.{0,40}?:\s+(?=\S)/, '');
  const coded = canada.exec(text) ?? australia.exec(text);
  if (coded?.[1] && coded[2] && coded[3]) {
    const parts = partsOf(coded[1]);
    const city = parts.pop();
    return city && isTown(city)
      ? { before: parts.join(', '), city, state: coded[2], postalCode: coded[3] }
      : undefined;
  }
  const british = britain.exec(text);
  if (!british?.[1] || !british[2]) return undefined;
  const parts = partsOf(british[1]).filter((part) => !nearTown.test(part));
  const last = parts.at(-1) ?? '';
  const shire = parts.length > 1 && county.test(last) ? parts.pop() : undefined;
  const city = parts.pop();
  return city && isTown(city)
    ? {
        before: parts.join(', '),
        city,
        postalCode: british[2],
        ...(shire && !nation.test(shire) ? { state: shire } : {}),
      }
    : undefined;
};

/** What commas and strokes part of an address. */
export const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,|•·]\s*/)
    .map(tidy)
    .filter(Boolean);

const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(text) && text.split(' ').length < 5;
