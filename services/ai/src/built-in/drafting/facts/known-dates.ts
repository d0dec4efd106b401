import { squeeze } from '../../../text/normalize.ts';

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const day = `${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?`;
const ends = `(?<from>${day}(?:,? (?<year>20\\d\\d))?|\\d{1,2}/\\d{1,2}/20\\d\\d)`;
const span = new RegExp(
  `${ends}(?: ?[-–—] ?| (?:to|until|through|and) )(?<to>${day},? (?<last>20\\d\\d)|\\d{1,2}/\\d{1,2}/(?<slash>20\\d\\d))\\b`,
  'g',
);

/**
 * The time from one month to another of which the applicant speaks, in the same words. Undefined where no such
 * time is named, where two are, or where it is over.
 */
export const knownDates = (lines: string[], today: string): string | undefined => {
  const found = new Map<string, string>();
  for (const line of lines)
    for (const { groups } of line.matchAll(span)) {
      const last = groups?.last ?? groups?.slash ?? '';
      if (last < today.slice(0, 4)) continue;
      const text = squeeze(`${groups?.from ?? ''} to ${groups?.to ?? ''}`);
      found.set(text.toLowerCase().replace(/[.,]/g, ''), text);
    }
  return found.size === 1 ? [...found.values()][0] : undefined;
};
