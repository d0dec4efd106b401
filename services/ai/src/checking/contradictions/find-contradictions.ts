import { type Contradiction, limits } from '@grantwright/shared/contract';
import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { isStopWord, stem, words } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';

/** One value that a source gives for one thing. */
type Stated = { about: string; key: string; value: string; sentence: SourceSentence };

const founded =
  /\b(?:(?:we|our organi[sz]ation|it) (?:was|were) (?:founded|established|incorporated|formed|started)|^founded|we began|founded) in ((?:18|19|20)\d{2})\b/i;
const budget = /\b(?:annual|operating|yearly) budget\b/i;
const request = /\b(?:we (?:ask|request)|asking|requesting|amount requested|ask for)\b/i;
const taxId = /\b\d{2}-\d{7}\b/;

const fieldOf = ({ source }: SourceSentence): string =>
  source.type === 'organization' ? source.field : '';

const single = (sentence: SourceSentence): Stated[] => {
  const { text } = sentence;
  const field = fieldOf(sentence);
  const stated = (about: string, value: string | number | undefined): Stated[] =>
    value === undefined ? [] : [{ about, key: about, value: String(value), sentence }];
  const year =
    field === 'foundedYear' ? /\b(?:18|19|20)\d{2}\b/.exec(text)?.[0] : founded.exec(text)?.[1];
  const money = findMoney(text)[0]?.amount;
  const asks =
    (sentence.source.type === 'answer' &&
      /\bhow much\b.*\b(?:ask|request)/i.test(sentence.source.question)) ||
    request.test(text);
  return [
    ...stated('founding year', year),
    ...(field === 'annualBudget' || budget.test(text) ? stated('annual budget', money) : []),
    ...(asks && findMoney(text).length === 1 ? stated('amount requested', money) : []),
    ...stated('tax ID', taxId.exec(text)?.[0]),
  ];
};

const years = (text: string): string =>
  [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => year).join(' ');

/** "1,038 patients in 2025": a count, what is counted, what was done, and when. */
const counts = (sentence: SourceSentence): Stated[] => {
  const { text } = sentence;
  const when = years(text);
  if (!when) return [];
  return findNumbers(text)
    .filter(({ percent, value }) => !percent && value >= 10 && !(value >= 1900 && value <= 2100))
    .flatMap(({ value, end }): Stated[] => {
      const counted = /^\s+((?:\p{Ll}+\s+)?\p{Ll}+s|people|children|women|men)\b/u.exec(
        text.slice(end),
      )?.[1];
      if (!counted) return [];
      const about = words(counted).filter((word) => !isStopWord(word));
      const deed = words(text)
        .filter((word) =>
          /^(?:served|reached|helped|visited|gave|distributed|trained|taught|housed|saw|graduated|enrolled|studied|volunteered|planted|built)$/.test(
            word,
          ),
        )
        .map(stem);
      if (about.length === 0 || deed.length === 0) return [];
      return [
        {
          about: `${counted} in ${when}`,
          key: `${about.map(stem).join(' ')}|${deed[0] ?? ''}|${when}`,
          value: String(value),
          sentence,
        },
      ];
    });
};

const place = ({ sentence: { source } }: Stated): string =>
  JSON.stringify({ ...source, quote: undefined });

/** Things for which two sources give different values, each with the sentences that say so. */
export const findContradictions = (sentences: SourceSentence[]): Contradiction[] => {
  const byThing = new Map<string, Stated[]>();
  for (const sentence of sentences) {
    if (sentence.source.type === 'guidelines') continue;
    for (const stated of [...single(sentence), ...counts(sentence)])
      byThing.set(stated.key, [...(byThing.get(stated.key) ?? []), stated]);
  }
  return [...byThing.values()]
    .map((all) => all.filter((one, at) => all.findIndex(({ value }) => value === one.value) === at))
    .filter((all) => all.length > 1 && new Set(all.map(place)).size > 1)
    .slice(0, limits.contradictions)
    .map((all) => ({
      about: all[0]?.about.slice(0, limits.title) ?? '',
      statements: all.slice(0, 6).map(({ sentence: { text, source } }) => ({
        text: text.slice(0, 2_000),
        source,
      })),
    }));
};
