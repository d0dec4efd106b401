import { toSingular } from '@grantwright/shared/values';
import { listContentWords } from './normalize.ts';
import { cacheByText } from './cache-by-text.ts';

const endings =
  /(?:ization|isation|ational|ation|ition|ments?|ingly|edly|ness|ions?|ing|ed|ers?|ors?|ive|ally|ly|al|ance|ence|e|y|i)$/;
const minStem = 3;

/** Irregular forms, and synonyms that are common in documents about money and people. */
const groups = [
  'rise rose risen increase grow grew grown growth',
  'fall fell fallen decrease decline drop shrink reduce reduction cut',
  'spend spent expense expenditure cost costs outlay',
  'income revenue earnings receipt turnover',
  'gift donation donate donor give gave given contribute contribution',
  'grant award fund funding',
  'person people individual men women',
  'attendee delegate participant attend',
  'employee staff worker personnel payroll',
  'child kid children youth pupil student',
  'begin began begun start launch commence',
  'found founded establish form formed create incorporate inception formation',
  'chair chairman chairwoman chairperson',
  'director head lead leader leads led',
  'yearly annual annually year yr',
  'month monthly',
  'week weekly',
  'day daily',
  'hour hourly',
  'organization organisation nonprofit charity',
  'hold held',
  'pay paid payment',
  'make made',
  'build built',
  'buy bought purchase',
  'teach taught',
  'sell sold sale',
  'serve service served',
  'house home household',
  'uk british britain',
  'us usa american',
  'surplus profit net',
  'free wifi internet',
  'install installation download',
  'website site web',
  'volunteer volunteers',
  'average mean',
  'country countries nation',
  'application applicant apply',
  'ask request seek sought solicit',
];
const grouped = new Map(
  groups.flatMap((group) => {
    const [head = '', ...others] = group.split(' ');
    return [head, ...others].map((word) => [word, head] as const);
  }),
);

/**
 * Maps words with the same stem, and synonyms such as "donated" and "gifts", to the same form. For comparison only.
 *
 * @param word in lower case
 */
export const stemWord = cacheByText((word): string => {
  const noun = toSingular(word);
  const group = grouped.get(word) ?? grouped.get(noun);
  if (group) return group;
  if (/\d/.test(noun)) return noun;
  const cut = noun.replace(endings, '');
  const stem = cut.length >= minStem ? cut.replace(/([^aeiou])\1$/, '$1') : noun;
  return grouped.get(stem) ?? stem;
});

/** Returns the stems of the content words in order. Synonyms share a stem. */
export const listComparableStems = cacheByText((text): readonly string[] =>
  listContentWords(text).map(stemWord),
);
