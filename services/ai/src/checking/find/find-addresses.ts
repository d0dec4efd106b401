import type { Finder } from '../finding.ts';
import { shortStreetWords } from '../../text/street-words.ts';
import { fold } from '../../text/words.ts';

const street =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Parkway|Pkwy|Highway|Hwy|Square|Sq|Terrace|Ter|Circle|Cir|Broadway|Plaza|Pike|Trail|Loop|Alley|Row';
const unit = String.raw`(?:,?\s+(?:(?:Suite|Ste|Apt|Apartment|Unit|Floor|Fl|Room|Rm|Building|Bldg)\b\.?\s?#?|#\s?)[\w-]+|,?\s+\d+(?:st|nd|rd|th)\s+Floor)?`;
const house = String.raw`\b\d{1,6}[A-Za-z]?(?:-\d{1,5})?\s+(?:[NSEW][EW]?\.?\s+|(?:North|South|East|West)\s+)?(?:(?:[A-Z][\w.'’-]*|\d+(?:st|nd|rd|th))\s+){0,4}(?:${street})\b\.?(?:\s+[NSEW][EW]?\b)?${unit}`;
const box = String.raw`\bP\.?\s?O\.?\s+Box\s+\d+`;
const pattern = new RegExp(`${house}|${box}`, 'g');

/** "2108 N. Street, Suite N" and "2108 N ST STE N" alike. */
export const addressKey = (written: string): string =>
  (
    fold(written)
      .replace(/p\.?\s?o\.?\s+box/, 'pobox')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => shortStreetWords[word] ?? word)
    .join(' ');

export const findAddresses: Finder = (text) =>
  (/\d/.test(text) ? [...text.matchAll(pattern)] : []).map((match) => {
    const written = match[0].replace(/\.$/, '');
    const key = addressKey(written);
    const withoutUnit = key.replace(/ (?:ste|apt|unit|fl|rm|bldg) \w+$/, '');
    return {
      kind: 'address',
      text: written,
      start: match.index,
      end: match.index + written.length,
      keys: [`address:${key}`],
      implies: [`address:${key}`, `address:${withoutUnit}`],
    };
  });
