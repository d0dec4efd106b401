import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { percentageKeys } from '../find/find-percentages.ts';
import type { Derived } from './derived-values.ts';

const theRest = /(?:,|;|\band\b)\s+the (?:rest|others?|remainder)\s+([^.;\d]{3,80})/i;
const whole = 100;

/** "50% in the town, 30% in the valley, the rest on the island": what share the rest is. */
export const deriveRestOfShares = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    const rest = theRest.exec(text);
    if (source.type === 'guidelines' || !rest) return [];
    const shares = findNumbers(text.slice(0, rest.index)).filter(({ percent }) => percent);
    const left = whole - shares.reduce((sum, { value }) => sum + value, 0);
    if (shares.length === 0 || left <= 0 || findNumbers(text.slice(rest.index)).length > 0)
      return [];
    const about = topicStems(rest[1] ?? '');
    // "Where do your readers live?" tells of whom the answer gives its shares.
    const stems = [
      ...topicStems(text),
      ...(source.type === 'answer' ? topicStems(source.question) : []),
    ];
    return percentageKeys(left / whole).map((key) => ({ source, key, stems, about }));
  });
