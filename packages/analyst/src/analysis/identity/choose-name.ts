import { contentWords } from '../../text/normalize.ts';
import type { Candidate } from './candidates.ts';

const maxRivals = 25;
/** Weight of the names contained in a candidate, relative to its own probability. */
const weightOfAgreement = 0.3;
/** Share of a name's words that another name must contain to count as containing it. */
const minFraction = 0.6;

/**
 * The most probable candidate: its probability is raised by those of the names it contains, since "River Fund", "River
 * Fund Small Grants" and "Small Grants" support the second.
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
      words: new Set(contentWords(text)),
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

/** Whether words contain most of another name's. */
export const containsMostOf = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  others.size > 0 &&
  [...others].filter((word) => words.has(word)).length >= minFraction * others.size;
