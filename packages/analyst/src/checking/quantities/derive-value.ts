import { countItemsInList, listSums } from './list-totals.ts';
import { isAbout, countListedItems } from './listed-items.ts';
import {
  type SupportedValue,
  type RankedOperand,
  type DraftNumber,
  rankOperands,
} from './operands.ts';
import { differInPeriod } from './differ-in-period.ts';
import type { NumberQuantity } from './quantity.ts';
import { computeBounds } from './is-same-value.ts';
import { rankPassagesByContext } from '../compute-similarity.ts';
import type { SourceIndex } from '../source-index.ts';
import {
  totalPattern,
  type Operand,
  type DerivationRule,
  derivationRules,
} from './derivation-rules.ts';

/** Relevance bonus for two values from one passage. */
const samePassageBonus = 0.3;
/** Maximum probability that a false value can be derived by chance. */
const maxChance = 0.02;
const minTries = 2;
const maxTries = 100;
/** Number of pairs from the sentence, or from a copy of it, that are always tried. */
const maxNearPairs = 6;

/** Facts known about a value before derivation. */
export type Evidence = {
  supported: readonly SupportedValue[];
  /** Passages that repeat the sentence nearly word for word. */
  nearCopies: ReadonlySet<number>;
  /**
   * How a source conflicts with the value: in nearly the same sentence (`copied`), or in a statement apparently about
   * the same thing (`likely`). In that case, only adjacent values can support it.
   */
  conflict?: 'copied' | 'likely';
};

/**
 * Derives a value from source values on the same topic, using the rules whose cues occur in the sentence. Tries the
 * most relevant pairs first and stops before a chance match becomes likely.
 *
 * @returns the passage of the first value in the derivation
 */
export function deriveValue(
  draftValue: DraftNumber,
  evidence: Evidence,
  index: SourceIndex,
): number | undefined {
  const { text, rowLabel = '', quantity } = draftValue;
  const { supported, conflict } = evidence;
  const words = `${rowLabel} ${text.slice(0, quantity.start)}#${text.slice(quantity.end)}`;
  const operands = rankOperands(draftValue, supported, index);
  const { low, high } = computeBounds(allowRounding(quantity));
  const fits = (value: number): boolean => value >= low && value <= high;
  const exact = conflict ? 0 : countTries(quantity, low, high);
  const isTotal = totalPattern.test(words);
  const fromList =
    quantity.scale || conflict
      ? undefined
      : deriveFromLists(draftValue, operands, exact, isTotal, index, fits);
  if (fromList !== undefined) return fromList;
  const tries = conflict ? 0 : Math.max(minTries, exact);
  for (const rule of derivationRules) {
    if (!rule.produces(quantity) || !rule.cue.test(words)) continue;
    const pairs = listPairs(rule, quantity, operands);
    const nearPairs = pairs.filter(({ a, b }) => isNearPair(a, b, text, evidence, index));
    const tried = [
      ...nearPairs.slice(0, maxNearPairs),
      ...pairs.slice(0, Math.round(tries * (rule.priority ?? 1))),
    ];
    const match = tried.find(({ a, b }) => fits(rule.compute(a.value, b.value, a, quantity)));
    if (match) return match.a.passage;
  }
  return undefined;
}

/** Whether both values are in the draft's sentence, or in a passage that supports or repeats it. */
function isNearPair(
  a: RankedOperand,
  b: RankedOperand,
  text: string,
  { nearCopies, conflict }: Evidence,
  { passages }: SourceIndex,
): boolean {
  const passage = a.passage === b.passage ? passages[a.passage]?.text : undefined;
  if (a === b) return nearCopies.has(a.passage) && differInPeriod(text, passage ?? '');
  if (a.bonus > 0 && b.bonus > 0) return true;
  if (passage === undefined) return false;
  return a.bonus + b.bonus > 0 ? conflict !== 'copied' : nearCopies.has(a.passage);
}

/** Returns the quantity with a tolerance for rounding to the last digit written in the draft. */
const allowRounding = (quantity: NumberQuantity): NumberQuantity =>
  quantity.precision < 1 || quantity.scale || quantity.approximation || quantity.isRounded
    ? { ...quantity, isRounded: true }
    : { ...quantity, isRounded: true, precision: Math.min(1, quantity.precision) };

/** Number of values that can be compared before a false match becomes likely. Low for small and round numbers. */
function countTries(
  { value, scale, precision }: NumberQuantity,
  low: number,
  high: number,
): number {
  const range = scale === 'percent' ? 60 : scale === 'times' ? 8 : Math.max(1, Math.abs(value));
  const width = Math.max(high - low, precision);
  return Math.min(maxTries, (maxChance * range) / width);
}

const isTimed = ({ unit }: NumberQuantity): boolean => unit !== undefined && unit === 'yearly';

/** Returns the pairs accepted by a rule, most relevant first. */
function listPairs(
  rule: DerivationRule,
  draft: NumberQuantity,
  operands: readonly RankedOperand[],
): { a: RankedOperand; b: RankedOperand; relevance: number }[] {
  const pairs: { a: RankedOperand; b: RankedOperand; relevance: number }[] = [];
  for (const a of operands)
    for (const b of operands)
      if (rule.accepts(a, b, draft) && (draft.scale || isTimed(draft) || hasUnitOf(draft, a)))
        pairs.push({ a, b, relevance: computeRelevance(a, b) });
  return pairs.sort((one, other) => other.relevance - one.relevance);
}

/** Returns the fraction of the sentence's words found near either value. */
function computeRelevance(a: RankedOperand, b: RankedOperand): number {
  let shared = 0;
  for (let index = 0; index < a.shares.length; index++)
    shared += Math.max(a.shares[index] ?? 0, b.shares[index] ?? 0);
  return shared + a.bonus + b.bonus + (a.passage === b.passage ? samePassageBonus : 0);
}

/** Whether the currencies allow a derivation, since amounts can only be derived from amounts in the same currency. */
const hasUnitOf = (draft: NumberQuantity, { currency, unit }: Operand): boolean =>
  draft.currency === currency || (draft.currency !== undefined && !currency && !unit);

/** Derives a value as the sum of a list or table or as the number of its items. */
function deriveFromLists(
  { context, quantity }: DraftNumber,
  operands: readonly RankedOperand[],
  tries: number,
  isTotal: boolean,
  index: SourceIndex,
  fits: (value: number) => boolean,
): number | undefined {
  const passages = [
    ...new Set([
      ...operands.map(({ passage }) => passage),
      ...rankPassagesByContext(context, index).slice(0, 20),
    ]),
  ];
  let triesLeft = tries;
  for (const passage of passages) {
    const counts = quantity.unit === undefined ? [] : listCounts(passage, quantity.unit, index);
    if (counts.some(fits)) return passage;
    if (!isTotal) continue;
    for (const { value, place } of listSums(passage, quantity, index)) {
      if (triesLeft-- < 1) return undefined;
      if (fits(value)) return place.passage;
    }
  }
  return undefined;
}

/** Counts the items listed within a passage and the items of the list that starts with it. */
function listCounts(passage: number, unit: string, index: SourceIndex): number[] {
  const [before, first] = [index.passages[passage - 1], index.passages[passage]];
  const lead = before?.group === first?.group ? (before?.text ?? '') : '';
  return [
    isAbout(unit, [lead, ...(first?.titles ?? [])]) ? countItemsInList(passage, index) : undefined,
    countListedItems(passage, unit, index),
  ].filter((count) => count !== undefined);
}
