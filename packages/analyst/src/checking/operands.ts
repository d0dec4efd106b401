import { isOne, type NumberQuantity, type Quantity } from './quantity.ts';
import { relevantPassages, type Saying } from './similarity.ts';
import type { Place, SourceIndex } from './source-index.ts';
import type { Operand } from './ways.ts';

/** A value of the draft's own sentence with the place that states it. */
export type NumberSaying = Saying & { quantity: NumberQuantity };

export type Given = { quantity: Quantity; place: Place | undefined };

/** A value that is tried, with how much it has to do with the sentence. */
export type Known = Operand & {
  place: Place;
  passage: number;
  relevance: number;
  /** What part of the words of the draft's sentence is around it, word by word. */
  shares: readonly number[];
  bonus: number;
};

/** For a value that the sentence itself gives. */
const givenBonus = 0.3;
/** Values that are tried with each other. */
const maxOperands = 36;
const fewPlaces = 10;

/** The values that a value of the draft may follow from: those of its own sentence, then the most relevant. */
export function operandsFor(
  saying: NumberSaying,
  given: readonly Given[],
  index: SourceIndex,
): Known[] {
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
    if (isOne(quantity)) return undefined;
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
