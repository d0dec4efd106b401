import { isOne, type NumberQuantity, type Quantity } from './quantity.ts';
import { rankPassagesByContext, type DraftValue } from '../compute-similarity.ts';
import type { Place, SourceIndex } from '../source-index.ts';
import type { Operand } from './derivation-rules.ts';

/** A value in the draft's sentence with the source passage that states it. */
export type DraftNumber = DraftValue & { quantity: NumberQuantity };

export type SupportedValue = { quantity: Quantity; place: Place | undefined };

/** A candidate value with its relevance to the sentence. */
export type RankedOperand = Operand & {
  place: Place;
  passage: number;
  relevance: number;
  /** The proximity of each word in the draft's sentence to this value. */
  shares: readonly number[];
  bonus: number;
};

/** Relevance bonus for a value stated in the sentence itself. */
const givenBonus = 0.3;
/** Maximum number of values to combine with each other. */
const maxOperands = 36;
const maxExactPlaces = 10;

/**
 * Selects possible operands for a value in the draft: first the values in its sentence, then the most relevant others.
 */
export function rankOperands(
  draftValue: DraftNumber,
  supported: readonly SupportedValue[],
  index: SourceIndex,
): RankedOperand[] {
  const computeShares = createWordSharer(draftValue, index);
  const toOperands = (place: Place, quantity: Quantity, bonus: number): RankedOperand[] => {
    const operand = toOperand(quantity);
    const shares = computeShares(place);
    const relevance = shares.reduce((sum, share) => sum + share, bonus);
    return operand ? [{ ...operand, place, passage: place.passage, relevance, shares, bonus }] : [];
  };
  const sentenceOperands = supported.flatMap(({ quantity, place }) =>
    place ? toOperands(place, quantity, givenBonus) : [],
  );
  const relevant = rankPassagesByContext(draftValue.context, index).flatMap(
    (passage) => index.places[passage] ?? [],
  );
  // "We ask for $42,500 in all" shares no words with the list of costs
  const amounts =
    draftValue.quantity.currency && relevant.length < maxExactPlaces ? listMoneyPlaces(index) : [];
  const foundingPlaces = isAge(draftValue.quantity) ? findFoundingYears(index) : [];
  const sourceOperands = [...relevant, ...amounts, ...foundingPlaces]
    .flatMap((place) => toOperands(place, place.quantity, 0))
    .sort((a, b) => b.relevance - a.relevance);
  const [nearest] = sourceOperands;
  if (isAge(draftValue.quantity) && nearest) {
    const { place, passage, relevance, shares, bonus } = nearest;
    const thisYear = { value: getYear(index.today), isYear: true };
    sentenceOperands.push({ ...thisYear, place, passage, relevance, shares, bonus });
  }
  const operandsByKey = new Map<string, RankedOperand>();
  for (const one of [...sentenceOperands, ...sourceOperands]) {
    const key = [one.value, one.currency, one.scale, one.isYear].join(' ');
    if (!operandsByKey.has(key)) operandsByKey.set(key, one);
  }
  return [...operandsByKey.values()].slice(0, maxOperands);
}

/** Returns the founding years in the sources, since a sentence can state an age without mentioning the founding. */
const findFoundingYears = ({ places, passagesWith }: SourceIndex): Place[] =>
  (passagesWith.get('found') ?? [])
    .flatMap((passage) => places[passage] ?? [])
    .filter(
      ({ quantity, context }) => quantity.family === 'date' && (context.get('found') ?? 0) > 0.5,
    )
    .slice(0, maxExactPlaces);

const listMoneyPlaces = ({ numbers }: SourceIndex): Place[] =>
  numbers
    .filter(({ quantity }) => quantity.currency)
    .sort((a, b) => a.passage - b.passage)
    .slice(0, maxOperands);

const getYear = (date: string): number => Number(date.slice(0, 4));

/** Returns a function that weights each word of the draft's sentence by its proximity to an occurrence. */
function createWordSharer({ context }: DraftValue, { rarity, passagesWith }: SourceIndex) {
  const words = [...context].filter(([stem]) => passagesWith.has(stem));
  const totalWeight = words.reduce((sum, [stem, weight]) => sum + weight * rarity(stem), 0);
  return (place: Place): number[] =>
    words.map(([stem, weight]) => {
      const proximity = Math.min(1, place.context.get(stem) ?? 0);
      return (proximity * weight * rarity(stem)) / totalWeight;
    });
}

const isAge = ({ unit }: NumberQuantity): boolean => unit === 'yearly' || unit === 'decad';

function toOperand(quantity: Quantity): Operand | undefined {
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
