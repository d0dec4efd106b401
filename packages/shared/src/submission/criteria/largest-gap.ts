import type { CriterionCoverage } from './assess-criteria-coverage.ts';

type WorthMost = {
  coverage: CriterionCoverage;
  /** A sentence about the gap in the draft. */
  lack: string;
};

const maxWords = 3;

/** Finds the criterion with the most points that the draft does not cover. Returns undefined if all are covered. */
export function findLargestGap(coverages: readonly CriterionCoverage[]): WorthMost | undefined {
  const [coverage] = coverages
    .filter(({ verdict }) => verdict === 'not' || verdict === 'partly')
    .toSorted(
      (a, b) =>
        getWeight(b) - getWeight(a) || Number(b.verdict === 'not') - Number(a.verdict === 'not'),
    );
  return coverage && { coverage, lack: describeGap(coverage) };
}

const getWeight = ({ criterion: { points, percent } }: CriterionCoverage): number =>
  points ?? percent ?? 0;

/**
 * Describes what is missing from a criterion that is not covered: "No paragraph mentions evaluation or sustainability."
 */
export function describeGap({ missing, elsewhere, criterion }: CriterionCoverage): string {
  if (missing.length > 0) return `No paragraph mentions ${joinWords(missing)}.`;
  if (elsewhere.length > 0)
    return `The paragraph closest to it does not mention ${joinWords(elsewhere)}.`;
  return `The draft mentions “${criterion.name}” only in passing.`;
}

const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    words.slice(0, maxWords).map(lowercaseFirstLetter),
  );

/** Lowercases a capitalized word; "HUD" keeps its capitals. */
const lowercaseFirstLetter = (word: string): string =>
  /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;
