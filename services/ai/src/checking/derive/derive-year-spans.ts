import type { SourceSentence } from '../claim-sources.ts';
import { findValues } from '../find/find-values.ts';
import type { Derived } from './derived-values.ts';

const joins = /^\s*(?:to|through|until|till|[-–—])\s*$/i;
const aYear = { least: 360, most: 372 };
const aDay = 86_400_000;

const dayOf = (keys: readonly string[]): string | undefined =>
  keys.map((key) => /^date:(\d{4}-\d{2}-\d{2})$/.exec(key)?.[1]).find(Boolean);

/** "July 1, 2025 to June 30, 2026" is the year 2025-26. */
export const deriveYearSpans = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }) => {
    if (source.type === 'guidelines') return [];
    const dates = findValues(text).filter(({ kind }) => kind === 'date');
    return dates.flatMap(({ keys, end }, at): Derived[] => {
      const next = dates[at + 1];
      const [from, to] = [dayOf(keys), next && dayOf(next.keys)];
      if (!from || !to || !next || !joins.test(text.slice(end, next.start))) return [];
      const days = (Date.parse(to) - Date.parse(from)) / aDay;
      const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
      return days >= aYear.least && days <= aYear.most && first !== last
        ? [{ source, key: `years:${first}-${last}`, stems: [] }]
        : [];
    });
  });
