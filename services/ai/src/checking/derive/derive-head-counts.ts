import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

/** "6 full-time staff, 4 part-time" proves "ten staff". */
export const deriveHeadCounts = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }) => {
    if (
      source.type === 'guidelines' ||
      !/\b(?:staff|employees|volunteers|FT|PT|full-time|part-time)\b/i.test(text)
    )
      return [];
    const counts = findNumbers(text).filter(({ percent, value }) => !percent && value < 1_000);
    return counts.slice(1).flatMap((second, at): Derived[] => {
      const first = counts[at];
      if (!first || /[.;!?()]/.test(text.slice(first.end, second.start))) return [];
      return [
        {
          source,
          key: `number:${first.value + second.value}`,
          stems: topicStems('staff employees team'),
        },
      ];
    });
  });
