import type { Award, MoneyFact } from '@grantwright/shared/contract';
import type { MoneyValue } from '@grantwright/shared/values';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { findAwardCount } from './find-award-count.ts';
import { awardWords } from './award-words.ts';
import { dropInconsistentAmounts } from './drop-inconsistent-amounts.ts';

/**
 * Minimum probability that a unit is about award money. Lower for counts, because their wording is stronger evidence.
 */
const minProbability = { sum: 0.35, count: 0.2 };

type Bound = 'floor' | 'ceiling' | 'total';
type FoundAmount = { bound: Bound; fact: MoneyFact; probability: number };

/**
 * Finds the minimum and maximum size of one award, the total available and the expected number of awards, each only if
 * a unit about amounts states it. If there are several award sizes, returns the smallest and largest amounts.
 */
export function findAward(units: readonly ClassifiedUnit[]): Award {
  const selectUnitsAbout = (threshold: number): ClassifiedUnit[] =>
    units.filter((unit) => sumProbabilities(unit, ['amount']) >= threshold);
  const facts = selectUnitsAbout(minProbability.sum).flatMap(findSums);
  const floor = chooseStrictest(facts, 'floor', (a, b) => a.amount - b.amount);
  const ceiling = chooseStrictest(facts, 'ceiling', (a, b) => b.amount - a.amount);
  const total = chooseStrictest(facts, 'total');
  const count = findAwardCount(selectUnitsAbout(minProbability.count));
  return dropInconsistentAmounts({ floor, ceiling, total, count });
}

/**
 * Returns the first fact in the given order, considering only those in the currency of the most probable fact. Without
 * an order, returns the most probable fact.
 */
function chooseStrictest(
  moneyFacts: readonly FoundAmount[],
  bound: Bound,
  order?: (a: MoneyFact, b: MoneyFact) => number,
): MoneyFact | undefined {
  const boundFacts = moneyFacts
    .filter((moneyFact) => moneyFact.bound === bound)
    .sort((a, b) => b.probability - a.probability);
  const [mostProbable] = boundFacts;
  if (!mostProbable || !order) return mostProbable?.fact;
  return boundFacts
    .map(({ fact }) => fact)
    .filter(({ currency }) => currency === mostProbable.fact.currency)
    .sort(order)[0];
}

function findSums(unit: ClassifiedUnit): FoundAmount[] {
  // A question about an amount does not state the amount.
  if (unit.text.endsWith('?')) return [];
  const sums = unit.values.filter(
    (value): value is MoneyValue => value.type === 'money' || value.type === 'money-range',
  );
  return sums.flatMap((sum, index) => {
    const before = unit.text.slice(sums[index - 1]?.end ?? 0, sum.start);
    const after = unit.text.slice(sum.end, sums[index + 1]?.start);
    const clause = `${getLastClause(before)} ${getFirstClause(after)}`.trim();
    const title = unit.path.at(-1) ?? '';
    return findBounds(sum, clause, `${title} ${clause}`).map(([bound, amount]) => ({
      bound,
      probability: sumProbabilities(unit, ['amount']),
      fact: {
        amount,
        currency: sum.currency,
        quote: unit.text,
        ...(unit.page !== undefined && { page: unit.page }),
      },
    }));
  });
}

const getLastClause = (text: string): string => text.split(/[;.](?:\s|$)/).at(-1) ?? '';
const getFirstClause = (text: string): string => text.split(/[;.,](?:\s|$)/)[0] ?? '';

function findBounds(sum: MoneyValue, clause: string, titled: string): [Bound, number][] {
  const { elsewhere, pay, total, ofOneProposal, available, perAward, ceiling, floor } = awardWords;
  if (elsewhere.test(clause) || pay.test(titled)) return [];
  if (sum.type === 'money-range') {
    return [
      ['floor', sum.min],
      ['ceiling', sum.max],
    ];
  }
  const isOfEach = /\b(?:each|every|per (?!year\b))/i.test(clause) || ofOneProposal.test(clause);
  const isBound = sum.upTo === true || sum.atLeast === true;
  if (!isOfEach && (total.test(clause) || (!isBound && available.test(clause))))
    return [['total', sum.amount]];
  if (sum.upTo || ceiling.test(clause)) return [['ceiling', sum.amount]];
  if (sum.atLeast || floor.test(clause)) return [['floor', sum.amount]];
  if (total.test(titled)) return [['total', sum.amount]];
  return perAward.test(titled)
    ? [
        ['floor', sum.amount],
        ['ceiling', sum.amount],
      ]
    : [];
}
