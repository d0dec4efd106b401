import { nearWords } from '../context/near-words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { findValues } from '../find/find-values.ts';
import { topicStems } from '../../text/words.ts';
import type { Derived } from './derived-values.ts';

/** The months in which a season begins and ends. */
const seasons: Record<string, [number, number]> = {
  spring: [3, 6],
  summer: [6, 9],
  fall: [9, 12],
  autumn: [9, 12],
};
const relative = /\b(this|last|past) (spring|summer|fall|autumn)\b/gi;

/** "This spring" of notes written in November is that of the year; "last spring" the one that is over. */
const yearOf = (which: string, season: string, today: string): number => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const [, ends] = seasons[season] ?? [0, 0];
  return which !== 'this' && month <= ends ? year - 1 : year;
};

/** "in the pilot this spring" proves "spring 2026" when it is 2026; what a document calls so is of another day. */
export const deriveRelativeDates = (sentences: SourceSentence[], today: string): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] =>
    source.type === 'guidelines' || source.type === 'document'
      ? []
      : [...text.matchAll(relative)].flatMap((match): Derived[] => {
          const season = (match[2] ?? '').toLowerCase();
          const year = yearOf((match[1] ?? '').toLowerCase(), season, today);
          const at = { text: match[0], start: match.index, end: match.index + match[0].length };
          const near = nearWords(text, at, findValues(text));
          return [
            {
              source,
              key: `season:${season === 'autumn' ? 'fall' : season}-${year}`,
              stems: topicStems(text),
              near,
              about: topicStems(text),
            },
          ];
        }),
  );
