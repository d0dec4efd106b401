import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { placeAbroad } from './address-abroad.ts';
import { placeWithCountry } from './address-with-country.ts';
import type { FoundAddress } from './read-address.ts';

const mostLines = 6;
const mostWords = 8;
const trust = 2.3;

/** What ends an address abroad: its code, its province or its country, on the last of its lines. */
const ends =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{3} ?\d{3}|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4})\b|\b(?:Ireland|India|New Zealand|Kenya|Uganda|Tanzania|Rwanda|Nigeria|Ghana|Zambia|Zimbabwe|Malawi|Cameroon|South Africa|Nepal|Canada|Maharashtra|Karnataka|Kerala|Tamil Nadu|West Bengal|Gujarat)\.?$/u;
const notOfIt =
  /@|\bwww\.|https?:|\+\d|\(\d|\d{3,5}[\s-]\d{3,}[\s-]?\d*$|©|\b(?:charity|company|registered|number|tel|phone|fax|email|open|hours|menu|home|donate)\b|[.!?:]$/i;

const contact =
  /^(?:(?:where to |how to )?find us|visit(?: us)?|contact(?: us| details| information)?|reach us|write to us|where (?:we are|to find us)|(?:our |postal |mailing )?(?:address|location|office)|get in touch|headquarters)\s*:?$/i;
const linesOfAContact = 10;
const isBelowContact = (lines: Line[], at: number): boolean => {
  const above = lines
    .slice(Math.max(0, at - linesOfAContact), at)
    .findLast(({ heading }) => heading);
  return above !== undefined && contact.test(above.text);
};

const bare = (text: string): string => tidy(text).toLowerCase().replace(/^the /, '');

const isOfIt = (line: Line, last: Line, names: string[]): boolean =>
  !line.heading &&
  !line.others &&
  line.row === last.row &&
  line.head === last.head &&
  line.text.split(' ').length <= mostWords &&
  !notOfIt.test(line.text.replace(/\b\d{3} ?\d{3}$/, '')) &&
  !names.some((name) => bare(name) === bare(line.text));

/** A part of the address with the line that it stands in. */
const placed = (value: string | undefined, own: Line[]): Candidate | undefined => {
  const line = value
    ? own.find(({ text }) => text.toLowerCase().includes(value.toLowerCase()))
    : undefined;
  return value && line ? candidate(fromCapitals(value), line, trust) : undefined;
};

/**
 * "Unit 4 / Mill Yard / Alnwick / NE66 2XX", in the head or foot of a page: an address abroad over several lines,
 * of which only the last tells that it is one.
 */
export const stackedAddresses = (lines: Line[], names: string[]): FoundAddress[] =>
  lines.flatMap((last, at): FoundAddress[] => {
    if (
      !(last.head || isBelowContact(lines, at)) ||
      last.others ||
      !ends.test(last.text) ||
      last.text.split(' ').length > mostWords
    )
      return [];
    const above = lines.slice(Math.max(0, at - mostLines), at);
    const start = above.findLastIndex((line) => !isOfIt(line, last, names)) + 1;
    const own = [...above.slice(start), last];
    if (own.length < 2) return [];
    const text = own
      .map((line) => tidy(line.text))
      .join(', ')
      .replace(/,? Canada$/, '');
    const place = placeAbroad(text) ?? placeWithCountry(text);
    if (!place?.before) return [];
    const address = placed(
      own.map((line) => tidy(line.text)).find((line) => place.before.startsWith(line)),
      own,
    );
    const city = placed(place.city, own);
    const state = placed(place.state, own);
    const postalCode = place.postalCode ? candidate(place.postalCode, last, trust) : undefined;
    if (!city) return [];
    const street = address && {
      ...address,
      value: fromCapitals(
        place.before
          .split(', ')
          .filter((part) => own.some((line) => line.text.includes(part)))
          .join(', '),
      ),
    };
    return [
      {
        trust,
        parts: {
          ...(street ? { address: street } : {}),
          city,
          ...(state ? { state } : {}),
          ...(postalCode ? { postalCode } : {}),
        },
      },
    ];
  });
