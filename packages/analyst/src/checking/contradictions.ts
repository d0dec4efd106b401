import { type Contradiction, limits } from '@grantwright/shared/contract';
import type { Passage } from './passages.ts';
import { computeSimilarity } from './compute-similarity.ts';
import type { Place, SourceIndex } from './source-index.ts';

/** A fact with a single true value. */
type SingleValuedFact = {
  about: string;
  isStated: (place: Place, passage: Passage, places: number) => boolean;
};

const joinTitleAndText = (passage: Passage): string =>
  [...passage.titles.slice(-1), passage.text].join(' ');
const isField = ({ source }: Passage, field: string): boolean =>
  source.type === 'organization' && source.field === field;
const isMoney = ({ quantity }: Place): boolean =>
  quantity.family === 'number' && quantity.currency !== undefined;
const isYear = ({ quantity }: Place): boolean =>
  quantity.family === 'date' && quantity.date.month === undefined;

const founded =
  /\b(?:(?:we|our organi[sz]ation|it) (?:was|were) (?:founded|established|incorporated|formed|started)|^founded|we began|founded) in (?:18|19|20)\d\d\b/i;
const budget = /\b(?:annual|operating|yearly) budget\b/i;
const request = /\b(?:we (?:ask|request)|asking|requesting|amount requested|ask for|how much)\b/i;

const singleValuedFacts: readonly SingleValuedFact[] = [
  {
    about: 'founding year',
    isStated: (place, passage) =>
      (isYear(place) || place.quantity.family === 'number') &&
      (isField(passage, 'foundedYear') || (isYear(place) && founded.test(passage.text))),
  },
  {
    about: 'annual budget',
    isStated: (place, passage, places) =>
      isMoney(place) &&
      places === 1 &&
      (isField(passage, 'annualBudget') || budget.test(joinTitleAndText(passage))),
  },
  {
    about: 'amount requested',
    isStated: (place, passage, places) =>
      isMoney(place) && places === 1 && request.test(joinTitleAndText(passage)),
  },
  {
    about: 'tax ID',
    isStated: ({ quantity }) => /^\d{2}-\d{7}$/.test(quantity.text),
  },
];

/** A statement of a single value. */
type Statement = { about: string; value: string; place: Place };

/** Sentences that are less similar count different things. */
const minSimilarity = 0.7;
/** Smaller numbers may be labels. */
const minCount = 10;
/** Limits the pairwise comparison of counts. */
const maxCounts = 300;
const maxStatements = 6;

/** Finds facts for which two sources state different values and quotes both sources. */
export function findContradictions(index: SourceIndex): Contradiction[] {
  const { passages, places } = index;
  const statements = places.flat().flatMap((place): Statement[] => {
    const passage = passages[place.passage];
    if (!passage || passage.source.type === 'guidelines') return [];
    const count = places[place.passage]?.length ?? 0;
    const fact = singleValuedFacts.find(({ isStated }) => isStated(place, passage, count));
    return fact ? [{ about: fact.about, value: formatValue(place), place }] : [];
  });
  const groups = singleValuedFacts.map(({ about }) =>
    statements.filter((one) => one.about === about),
  );
  return [...groups, ...groupCountsOfSameThing(index)]
    .map((group) =>
      group.filter((one, index) => group.findIndex(({ value }) => value === one.value) === index),
    )
    .filter((group) => new Set(group.map(({ place }) => createPlaceKey(place, index))).size > 1)
    .slice(0, limits.contradictions)
    .map((group) => ({
      about: (group[0]?.about ?? '').slice(0, limits.title),
      statements: group.slice(0, maxStatements).flatMap(({ place }) => {
        const passage = passages[place.passage];
        return passage ? [{ text: passage.text.slice(0, 2_000), source: passage.source }] : [];
      }),
    }));
}

const formatValue = ({ quantity }: Place): string => {
  if (quantity.family === 'number') return String(quantity.value);
  return quantity.family === 'date' ? String(quantity.date.year) : quantity.text;
};

const createPlaceKey = ({ passage }: Place, { passages }: SourceIndex): string =>
  JSON.stringify({ ...passages[passage]?.source, quote: undefined });

/** Groups counts of the same noun in the same year and in similar sentences: "We served 1,038 families in 2025". */
function groupCountsOfSameThing(index: SourceIndex): Statement[][] {
  const counts = index.numbers
    .filter(({ quantity: { value, unit, currency, scale }, years }) =>
      Boolean(value >= minCount && unit && !currency && !scale && years.size === 1),
    )
    .filter(({ passage }) => index.passages[passage]?.source.type !== 'guidelines')
    .slice(0, maxCounts);
  const groups: Statement[][] = [];
  for (const place of counts) {
    const text = index.passages[place.passage]?.text ?? '';
    const noun = /^[\s-]*((?:\p{Ll}+ ){0,2}?\p{Ll}+(?:s|people|children))\b/u.exec(
      text.slice(place.quantity.end),
    )?.[1];
    const year = [...place.years][0] ?? '';
    const about = `${noun ?? place.quantity.unit ?? ''} in ${year}`;
    const one: Statement = { about, value: formatValue(place), place };
    const group = groups.find(([first]) => first && countsSameThing(first.place, place, index));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups
    .filter((group) => group.length > 1)
    .map((group) => group.sort((a, b) => a.place.passage - b.place.passage));
}

function countsSameThing(a: Place, b: Place, index: SourceIndex): boolean {
  const units = [a, b].map(({ quantity }) => (quantity.family === 'number' ? quantity.unit : ''));
  if (units[0] !== units[1] || ![...a.years].some((year) => b.years.has(year))) return false;
  const compare = (one: Place, other: Place): number =>
    computeSimilarity(
      {
        quantity: one.quantity,
        text: index.passages[one.passage]?.text ?? '',
        context: one.context,
        years: [...one.years],
      },
      other,
      index,
    );
  return Math.min(compare(a, b), compare(b, a)) >= minSimilarity;
}
