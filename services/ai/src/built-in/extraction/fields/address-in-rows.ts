import { candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { tidy } from '../tidy.ts';
import { placeAbroad } from './address-abroad.ts';
import type { FoundAddress } from './read-address.ts';

const trust = 2.5;
/** What a table of reference details calls the seat of its charity. */
const label =
  /^(?:(?:principal|registered|main|head|charity|correspondence|postal|contact|office|mailing)[\s,/&]*(?:and )?(?:(?:principal|registered|main|correspondence|postal) )?)(?:office|address)(?: (?:and|of) .{3,30})?\s*:?$/i;
const mostLines = 7;

const placed = (text: string, own: Line[]): FoundAddress[] => {
  const place = placeAbroad(text);
  const lineOf = (part: string): Line | undefined => own.find((line) => line.text.includes(part));
  const [city, code] = place ? [lineOf(place.city), lineOf(place.postalCode)] : [];
  if (!place || !city || !code) return [];
  const street = lineOf(place.before.split(', ')[0] ?? '');
  const state = place.state ? lineOf(place.state) : undefined;
  return [
    {
      trust,
      parts: {
        ...(street && place.before ? { address: candidate(place.before, street, trust) } : {}),
        city: candidate(place.city, city, trust),
        ...(state && place.state ? { state: candidate(place.state, state, trust) } : {}),
        postalCode: candidate(place.postalCode, code, trust),
      },
    },
  ];
};

/**
 * "Principal office | The Old Forge / 9 Mill Street / Alnwick / NE66 2XX": abroad, the seat in a table of reference
 * details is the charity's own, though at home a registered office may be an agent's.
 */
export const placesInRows = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line, at): FoundAddress[] => {
    if (line.row === undefined || line.column !== 0 || !label.test(line.text)) return [];
    const own = lines
      .slice(at + 1, at + 1 + mostLines)
      .filter(({ row, column }) => row === line.row && column === 1);
    return placed(own.map(({ text }) => tidy(text)).join(', '), own);
  });
