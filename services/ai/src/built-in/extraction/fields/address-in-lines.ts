import { candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { placeAbroad } from './address-abroad.ts';
import type { FoundAddress } from './read-address.ts';

const mostOfALine = 6;
const mostLines = 6;
const codeAlone = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
const trust = 3;

const isBeside = (line: Line, first: Line): boolean =>
  !line.heading &&
  !line.others &&
  line.row === first.row &&
  line.column === first.column &&
  line.text.split(' ').length <= mostOfALine;

/**
 * "Unit 4 / Mill Yard / ALNWICK / NE66 2XX": behind its label, an address abroad with its code alone on the
 * last line, as registers and letterheads set it.
 */
export const stackedAbroad = (lines: Line[], at: number): FoundAddress | undefined => {
  const first = lines[at];
  if (!first) return undefined;
  const near = lines.slice(at, at + mostLines);
  const end = near.findIndex(({ text }) => codeAlone.test(text));
  const own = near.slice(0, end + 1);
  if (own.length < 3 || !own.every((line) => isBeside(line, first))) return undefined;
  const place = placeAbroad(own.map(({ text }) => tidy(text)).join(', '));
  const code = own.at(-1);
  const town = own.find(({ text }) => tidy(text) === place?.city);
  if (!place?.before || !code || !town) return undefined;
  const { before, city, state, postalCode } = place;
  const county = own.find(({ text }) => tidy(text) === state);
  return {
    trust,
    parts: {
      address: candidate(fromCapitals(before), first, trust),
      city: candidate(fromCapitals(city), town, trust),
      ...(state && county ? { state: candidate(fromCapitals(state), county, trust) } : {}),
      postalCode: candidate(postalCode, code, trust),
    },
  };
};
