import { listContentWords } from '../../text/normalize.ts';
import type { Candidate } from './candidates.ts';

const maxRivals = 25;
/** Weight of the names contained in a candidate, relative to the candidate's own probability. */
const weightOfAgreement = 0.3;
/** Fraction of a name's words that another name must share to contain it. */
const minFraction = 0.6;

/**
 * Chooses the most probable candidate. The names contained in a candidate increase its probability: "River Fund" and
 * "Small Grants" support "River Fund Small Grants".
 *
 * @param probabilities probability of each candidate
 */
export function chooseName(
  candidates: readonly Candidate[],
  probabilities: readonly number[],
): { text: string; probability: number } | undefined {
  const alternatives = candidates
    .map(({ text }, index) => ({
      text,
      probability: probabilities[index] ?? 0,
      words: new Set(listContentWords(text)),
    }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, maxRivals);
  const weighed = alternatives.map((candidate) => ({
    ...candidate,
    weight:
      candidate.probability +
      weightOfAgreement *
        alternatives
          .filter(({ words }) => containsMostOf(candidate.words, words))
          .reduce((sum, { probability }) => sum + probability, 0),
  }));
  const [best] = weighed.sort((a, b) => b.weight - a.weight);
  return best && { text: best.text, probability: best.probability };
}

/** Whether a set of words contains most of the words in a name. */
export const containsMostOf = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  others.size > 0 &&
  [...others].filter((word) => words.has(word)).length >= minFraction * others.size;
