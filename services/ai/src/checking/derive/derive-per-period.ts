import { findMoney } from '../../text/money.ts';
import { stem } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

const monthsIn: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const period = /^(?:[^.;,$€£\d]{0,25}?)\s(?:a|an|per|each|every)\s(month|quarter|year)\b/i;

/** "$66,000 a year" is $5,500 a month, and "$450 a month" $5,400 a year. */
export const derivePerPeriod = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }) =>
    source.type === 'guidelines'
      ? []
      : findMoney(text).flatMap(({ amount, end }) => {
          const said = period.exec(text.slice(end))?.[1]?.toLowerCase() ?? '';
          const months = monthsIn[said];
          if (months === undefined) return [];
          return Object.entries(monthsIn)
            .filter(([other]) => other !== said)
            .map(([other, count]) => ({
              source,
              key: `money:${Math.round((amount / months) * count * 100) / 100}`,
              stems: [stem(other)],
            }));
        }),
  );
