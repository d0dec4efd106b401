import { findNumbers } from '../../text/numbers.ts';
import type { Finder } from '../finding.ts';
import { approximation } from './approximation.ts';
import { vagueKeys } from './find-other-forms.ts';

/** "these two programs" counts what the text itself has just named. */
const counted = /\b(?:the|these|those|all|both|our|of the|other|last|first|next)\s+$/i;
const notACount = /^(?:one|zero)$/i;

/** "Local No. 12", "#3": the number of something that is called so, or of an item of a list. */
const isOfAName = /(?:^|\p{Lu}[\p{L}.'’-]*,?\s)(?:(?:No|Nos)\.\s|#\s?)$/u;

/** "9.300 hours" as Europeans write them, "grade 6" for the sixth, "0.5 FTE" for half-time. */
const alsoRead = (text: string, written: string, before: string, end: number): string[] => [
  ...(/^\d{1,3}\.\d{3}$/.test(written) ? [`number:${written.replace('.', '')}`] : []),
  ...(/\bgrade\s$/i.test(before) ? [`ordinal:${written}`] : []),
  ...(written === '0.5' && /^\s+FTE\b/.test(text.slice(end)) ? ['part:half-time'] : []),
];

/** Counts in digits or words: people, places, hours, years of age. */
export const findFigures: Finder = (text) =>
  findNumbers(text).flatMap(({ text: written, start, end, value, percent }) => {
    if (percent || notACount.test(written)) return [];
    const before = text.slice(Math.max(0, start - 12), start);
    // "Walter Two Crow", "Penn Hills Company No. 1": the number is part of a name.
    if (
      /^\p{Lu}/u.test(written) &&
      /\p{Lu}[\p{L}.'’-]*\s$/u.test(before) &&
      !/[.!?]\s$/.test(before)
    )
      return [];
    if (isOfAName.test(text.slice(Math.max(0, start - 40), start))) return [];
    if (/\b(?:last|past)\s$/i.test(before) && /^(?:hundred|thousand)$/i.test(written)) return [];
    if (/^[a-z]/i.test(written) && value <= 4 && counted.test(before)) return [];
    return [
      {
        kind: 'figure' as const,
        text: written,
        start,
        end,
        keys: [`number:${value}`, ...alsoRead(text, written, before, end)],
        implies: [
          `number:${value}`,
          ...vagueKeys(value),
          ...(/\bgrade\s$/i.test(before) ? [`ordinal:${value}`] : []),
        ],
        value,
        needsContext: (value < 100 && Number.isInteger(value)) || /^[1-9]00+$/.test(String(value)),
        ...approximation(text, start),
      },
    ];
  });
