import type { Line } from '../paper.ts';
import { code, codes, type FoundAddress, found, fullNames } from './read-address.ts';

const word = String.raw`\p{Lu}[\p{L}'’.-]+`;
/** "… by noting the changed address and effective date below, and such changes shall not be an amendment of these bylaws:". */
const noted = /\b(?:changed|new) address(?:es)?\b[^.]{0,60}\b(?:below|as follows|here)\b/i;
const kinds =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Highway|Hwy|Circle|Terrace|Parkway|Pkwy|Square';
/** A street with its kind, or with the side of the town before its one name: "310 N Alder". */
const street = String.raw`\d{1,6}\w? (?:(?:${word} ){1,4}?(?:${kinds})\.?|(?:[NSEW]{1,2}|North|South|East|West)\.? ${word})(?:,? (?:Suite|Ste|Unit|Apt|#)\.? ?[\w-]+)?`;
const place = new RegExp(
  `(${street}|P\\.?O\\.? Box \\d+),? (${word}(?: ${word}){0,2}),? (${codes}|${fullNames}),? (\\d{5}(?:-\\d{4})?)(?!\\d)`,
  'gu',
);

/** By-laws leave room to note where the office has moved to; what is filled in last is its address. */
export const addressesNotedBelow = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const at = line.others ? -1 : line.text.search(noted);
    const last = at < 0 ? undefined : [...line.text.slice(at).matchAll(place)].at(-1);
    const [, address, city, state, postalCode] = last ?? [];
    return address && city && state
      ? [
          found(
            {
              parts: { address, city, state: code(state), ...(postalCode ? { postalCode } : {}) },
              cityLine: line,
              streetLine: line,
            },
            2.2,
          ),
        ]
      : [];
  });
