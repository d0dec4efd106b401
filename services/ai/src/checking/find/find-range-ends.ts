import { parseNumber } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';

/** "ages 8-17", "2,500–3,000 visitors", "40–50%"; no code, no year, no score. */
const range =
  /(?<![\w$€£.,/-])(\d{1,3}(?:,\d{3})*)\s?[-–—]\s?([1-9]\d{0,2}(?:,\d{3})*)(\s?%|\s(?:percent|per cent)\b)?(?![\w/-]|[.,–—]\d)/g;

/** The upper end of a range; the lower stands as a figure of its own. */
export const findRangeEnds: Finder = (text) =>
  [...text.matchAll(range)].flatMap((match): Finding[] => {
    const lower = parseNumber(match[1] ?? '');
    const upper = parseNumber(match[2] ?? '');
    if (lower === undefined || upper === undefined || upper <= lower) return [];
    const isShare = match[3] !== undefined;
    const end = match.index + match[0].length;
    const written = `${match[2] ?? ''}${match[3] ?? ''}`;
    const key = `${isShare ? 'percent' : 'number'}:${upper}`;
    return [
      {
        kind: isShare ? 'percentage' : 'figure',
        text: written,
        start: end - written.length,
        end,
        keys: [key],
        implies: [key],
        value: upper,
        needsContext: upper < 100,
      },
    ];
  });
