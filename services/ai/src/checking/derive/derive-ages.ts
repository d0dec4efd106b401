import { type NearWords, nearWords } from '../context/near-words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { stem, topicStems } from '../../text/words.ts';
import type { Derived } from './derived-values.ts';

const beginning =
  /\b(?:since|founded|established|incorporated|began|started|opened|created|formed|launched)\b/i;

const sinceFounding: NearWords = new Map(
  topicStems('founded established since started created served working history').map((word) => [
    word,
    1,
  ]),
);

/** "Founded in 2010" proves "for 16 years" and "for more than a decade" when it is 2026. */
export const deriveAges = (sentences: SourceSentence[], thisYear: number): Derived[] =>
  sentences.flatMap(({ source, text }) => {
    const founding = source.type === 'organization' && source.field === 'foundedYear';
    if (source.type === 'guidelines' || !(founding || beginning.test(text))) return [];
    return [...text.matchAll(/\b((?:18|19|20)\d{2})\b/g)].flatMap((match): Derived[] => {
      const near = founding
        ? sinceFounding
        : nearWords(text, { text: match[0], start: match.index, end: match.index + 4 }, []);
      const age = thisYear - Number(match[1]);
      if (age <= 0) return [];
      const years = [age, age - 1, ...(age % 5 < 2 ? [age - (age % 5)] : [])];
      const decades = [Math.floor(age / 10), Math.round(age / 10)].filter((count) => count > 1);
      return [
        ...years.map((value) => ({
          source,
          key: `number:${value}`,
          stems: [stem('years')],
          unit: stem('years'),
          near,
        })),
        // The 38th year is the one that begins with the 37th birthday.
        ...[age, age + 1].map((value) => ({
          source,
          key: `ordinal:${value}`,
          stems: topicStems('year anniversary season birthday'),
          near,
        })),
        ...(age >= 100 ? [{ source, key: 'number:1', stems: topicStems('century') }] : []),
        ...decades.map((value) => ({
          source,
          key: `number:${value}`,
          stems: [stem('decades')],
          unit: stem('decades'),
          near,
        })),
      ];
    });
  });
