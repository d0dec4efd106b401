import type { SourcedCandidate } from './candidate.ts';

export type Choice<T = string> = { chosen: SourcedCandidate<T>; others: SourcedCandidate<T>[] };

/** A document must reach this fraction of the best document's score to contradict it. */
const minRelativeScore = 0.5;
const maxCandidates = 100;
/** The fraction of its score that each further mention adds. */
const repeatShare = 0.3;

type Options<T> = {
  isSame: (a: T, b: T) => boolean;
  minScore: number;
  /** Whether the latest document takes priority over a more probable one. */
  preferLatest?: boolean;
};

/**
 * Chooses the value of a field across documents. Takes the best value from each document, then chooses the value with
 * the most support or, for values that change over time, the value in the latest document. `others` contains the values
 * from the remaining documents, latest first.
 */
export function chooseValue<T>(
  documents: readonly (readonly SourcedCandidate<T>[])[],
  { isSame, minScore, preferLatest = false }: Options<T>,
): Choice<T> | undefined {
  const bestPerDocument = documents.flatMap((candidates) => {
    const best = findHighestScoring(candidates, isSame);
    return best && best.score >= minScore ? [best] : [];
  });
  const countSupport = ({ value }: SourcedCandidate<T>): number =>
    bestPerDocument.reduce(
      (sum, candidate) => sum + (isSame(candidate.value, value) ? candidate.score : 0),
      0,
    );
  const [first] = [...bestPerDocument].sort(
    (a, b) => countSupport(b) - countSupport(a) || b.score - a.score,
  );
  if (!first) return undefined;
  const reliable = bestPerDocument
    .filter(({ score }) => score >= minRelativeScore * first.score)
    .sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const [latest = first] = reliable;
  const areDated = latest.year !== undefined && first.year !== undefined;
  const chosen = preferLatest && areDated && latest.year !== first.year ? latest : first;
  const others = reliable.filter(
    ({ value }, index) =>
      !isSame(value, chosen.value) &&
      reliable.findIndex((other) => isSame(other.value, value)) === index,
  );
  return { chosen, others };
}

/**
 * Returns the value with the highest score, counting part of the scores of identical values. Quotes the first mention
 * that is not much less probable than the best.
 */
function findHighestScoring<T>(
  candidates: readonly SourcedCandidate<T>[],
  isSame: (a: T, b: T) => boolean,
): SourcedCandidate<T> | undefined {
  const groups: SourcedCandidate<T>[][] = [];
  for (const each of [...candidates].sort((a, b) => b.score - a.score).slice(0, maxCandidates)) {
    const group = groups.find(([best]) => best && isSame(best.value, each.value));
    if (group) group.push(each);
    else groups.push([each]);
  }
  const sumScores = ([best, ...more]: readonly SourcedCandidate<T>[]): number =>
    (best?.score ?? 0) + repeatShare * more.reduce((sum, { score }) => sum + score, 0);
  const [first = []] = groups.sort((a, b) => sumScores(b) - sumScores(a));
  const minScore = minRelativeScore * (first[0]?.score ?? 0);
  const mention = candidates.find(
    (candidate) => first.includes(candidate) && candidate.score >= minScore,
  );
  return mention && { ...mention, score: sumScores(first) };
}
