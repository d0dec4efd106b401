import { boundsOfNumber } from './same-value.ts';
import { itemsFrom, sumsFrom } from './lists.ts';
import type { NumberQuantity, Quantity } from './quantity.ts';
import { relevantPassages, type Saying } from './similarity.ts';
import type { Place, SourceIndex } from './source-index.ts';
import { type Operand, type Way, ways } from './ways.ts';

/** A value of the draft's own sentence with the place that states it. */
type NumberSaying = Saying & { quantity: NumberQuantity };

export type Given = { quantity: Quantity; place: Place | undefined };

type Known = Operand & {
  place: Place;
  passage: number;
  relevance: number;
  /** What part of the words of the draft's sentence is around it, word by word. */
  shares: readonly number[];
  bonus: number;
};

/** For a value that the sentence itself gives, and for two in one passage. */
const givenBonus = 0.3;
const samePassage = 0.1;

/** Values that are tried with each other. */
const maxOperands = 36;
/** By chance no more than this share of false values may follow from others. */
const chance = 0.1;
const withoutCue = 0.15;
const minTries = 3;
const maxTries = 300;

/**
 * Whether a value follows from those that the sources state about what the sentence says: pairs are tried from
 * the most relevant down, and only as many as could not give a number so exact by chance.
 *
 * @returns the place of the first value that it follows from
 */
export function reckon(
  saying: NumberSaying,
  given: readonly Given[],
  index: SourceIndex,
  doubt: number,
): Place | undefined {
  const {
    text,
    rowLabel = '',
    quantity: { start, end },
  } = saying;
  const words = `${rowLabel} ${text.slice(0, start)}#${text.slice(end)}`;
  const operands = operandsFor(saying, given, index);
  const { low, high } = boundsOfNumber(rounding(saying.quantity));
  if (!saying.quantity.scale) {
    const tries = triesFor(saying.quantity, low, high) * (1 - doubt);
    const found = fromLists(
      saying,
      operands,
      tries,
      index,
      (value) => value >= low && value <= high,
    );
    if (found) return found;
  }
  for (const way of ways) {
    if (!way.gives(saying.quantity)) continue;
    const hasCue = way.cue.test(words);
    const tries =
      triesFor(saying.quantity, low, high) *
      (way.readiness ?? 1) *
      (hasCue ? 1 - doubt : withoutCue * (1 - doubt));
    if (tries < 0.5) continue;
    const found = firstPair(
      way,
      saying.quantity,
      operands,
      tries,
      (value) => value >= low && value <= high,
    );
    if (found) return found.place;
  }
  return undefined;
}

/** A result is rounded to the last digit that the draft writes. */
const rounding = (quantity: NumberQuantity): NumberQuantity =>
  quantity.step < 1 || quantity.scale || quantity.approximation || quantity.isRounded
    ? { ...quantity, isRounded: true }
    : { ...quantity, isRounded: true, step: Math.min(1, quantity.step) };

function triesFor({ value, scale }: NumberQuantity, low: number, high: number): number {
  const range = scale === 'percent' ? 60 : scale === 'times' ? 8 : Math.max(1, Math.abs(value));
  const width = Math.max(high - low, range * 1e-4);
  return Math.min(maxTries, Math.max(minTries, (chance * range) / width));
}

const isTimed = ({ unit }: NumberQuantity): boolean => unit !== undefined && unit === 'yearly';

function firstPair(
  way: Way,
  draft: NumberQuantity,
  operands: readonly Known[],
  tries: number,
  fits: (value: number) => boolean,
): Known | undefined {
  const pairs: { a: Known; b: Known; relevance: number }[] = [];
  for (const a of operands)
    for (const b of operands)
      if (way.takes(a, b, draft) && (draft.scale || isTimed(draft) || hasUnitOf(draft, a)))
        pairs.push({ a, b, relevance: relevanceOf(a, b) });
  pairs.sort((one, other) => other.relevance - one.relevance);
  return pairs
    .slice(0, Math.ceil(tries))
    .find(({ a, b }) => fits(way.reckon(a.value, b.value, a, draft)))?.a;
}

/** How much of the sentence's words the two have around them together. */
function relevanceOf(a: Known, b: Known): number {
  let shared = 0;
  for (let at = 0; at < a.shares.length; at++)
    shared += Math.max(a.shares[at] ?? 0, b.shares[at] ?? 0);
  return shared + a.bonus + b.bonus + (a.passage === b.passage ? samePassage : 0);
}

/** An amount follows from amounts in its own currency. */
const hasUnitOf = (draft: NumberQuantity, { currency, unit }: Operand): boolean =>
  draft.currency === currency || (draft.currency !== undefined && !currency && !unit);

/** A sum of a list or a table, or the number of its items. */
function fromLists(
  { context, quantity }: NumberSaying,
  operands: readonly Known[],
  tries: number,
  index: SourceIndex,
  fits: (value: number) => boolean,
): Place | undefined {
  const passages = [
    ...new Set([
      ...operands.map(({ passage }) => passage),
      ...relevantPassages(context, index).slice(0, 20),
    ]),
  ];
  let left = tries;
  for (const passage of passages) {
    const count = quantity.currency ? undefined : itemsFrom(passage, index);
    if (count !== undefined && fits(count)) {
      const place = index.places[passage]?.[0] ?? operands[0]?.place;
      if (place) return { ...place, passage };
    }
    for (const { value, place } of sumsFrom(passage, quantity, index)) {
      if (left-- <= 0) return undefined;
      if (fits(value)) return place;
    }
  }
  return undefined;
}

function operandsFor(saying: NumberSaying, given: readonly Given[], index: SourceIndex): Known[] {
  const sharesOf = wordShares(saying, index);
  const known = (place: Place, quantity: Quantity, bonus: number): Known[] => {
    const operand = operandOf(quantity);
    const shares = sharesOf(place);
    const relevance = shares.reduce((sum, share) => sum + share, bonus);
    return operand ? [{ ...operand, place, passage: place.passage, relevance, shares, bonus }] : [];
  };
  const own = given.flatMap(({ quantity, place }) =>
    place ? known(place, quantity, givenBonus) : [],
  );
  const relevant = relevantPassages(saying.context, index).flatMap(
    (passage) => index.places[passage] ?? [],
  );
  // "We ask for $42,500 in all" has no words in common with the costs
  const amounts = saying.quantity.currency && relevant.length < fewPlaces ? moneyIn(index) : [];
  const beginnings = isAge(saying.quantity) ? foundingYears(index) : [];
  const found = [...relevant, ...amounts, ...beginnings]
    .flatMap((place) => known(place, place.quantity, 0))
    .sort((a, b) => b.relevance - a.relevance);
  const [nearest] = found;
  if (isAge(saying.quantity) && nearest)
    own.push({ ...nearest, unit: undefined, value: yearOf(index.today), isYear: true } as Known);
  const distinct = new Map<string, Known>();
  for (const one of [...own, ...found]) {
    const key = [one.value, one.currency, one.scale, one.isYear].join(' ');
    if (!distinct.has(key)) distinct.set(key, one);
  }
  return [...distinct.values()].slice(0, maxOperands);
}

/** An age is told of the organization without a word of its founding. */
const foundingYears = ({ places, passagesWith }: SourceIndex): Place[] =>
  (passagesWith.get('found') ?? [])
    .flatMap((passage) => places[passage] ?? [])
    .filter(
      ({ quantity, context }) => quantity.family === 'date' && (context.get('found') ?? 0) > 0.5,
    )
    .slice(0, fewPlaces);

const fewPlaces = 10;
const moneyIn = ({ numbers }: SourceIndex): Place[] =>
  numbers
    .filter(({ quantity }) => quantity.currency)
    .sort((a, b) => a.passage - b.passage)
    .slice(0, maxOperands);

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** For a place, the share that each word of the sentence has in its meaning, where the place has it around it. */
function wordShares({ context }: Saying, { rarity, passagesWith }: SourceIndex) {
  const words = [...context].filter(([stem]) => passagesWith.has(stem));
  const whole = words.reduce((sum, [stem, weight]) => sum + weight * rarity(stem), 0);
  return (place: Place): number[] =>
    words.map(([stem, weight]) => {
      const near = Math.min(1, place.context.get(stem) ?? 0);
      return (near * weight * rarity(stem)) / whole;
    });
}

const isAge = ({ unit }: NumberQuantity): boolean => unit === 'yearly' || unit === 'decad';

function operandOf(quantity: Quantity): Operand | undefined {
  if (quantity.family === 'number') {
    const { value, currency, scale, unit } = quantity;
    return {
      value,
      ...(currency && { currency }),
      ...(scale && { scale }),
      ...(unit && { unit }),
    };
  }
  const year = quantity.family === 'date' ? quantity.date.year : undefined;
  return year === undefined ? undefined : { value: year, isYear: true };
}
