import type { Placed } from './candidate.ts';

export type Choice<T = string> = { chosen: Placed<T>; others: Placed<T>[] };

/** Documents that are less sure than this share of the surest one do not contradict it. */
const leastShare = 0.5;
const mostCandidates = 100;
/** Another mention of the same value adds this share of its score. */
const repeatShare = 0.3;

type Options<T> = {
  isSame: (a: T, b: T) => boolean;
  leastScore: number;
  /** The latest document wins over a surer one. */
  changes?: boolean;
};

/**
 * The value of a field among what the documents give: in each the surest one, of those the one that most documents
 * give, or, where values change, the one of the latest document. `others` are what the other documents say instead, the latest first.
 */
export function choose<T>(
  papers: readonly (readonly Placed<T>[])[],
  { isSame, leastScore, changes = false }: Options<T>,
): Choice<T> | undefined {
  const ofEach = papers.flatMap((candidates) => {
    const best = surest(candidates, isSame);
    return best && best.score >= leastScore ? [best] : [];
  });
  const support = ({ value }: Placed<T>): number =>
    ofEach.reduce((sum, each) => sum + (isSame(each.value, value) ? each.score : 0), 0);
  const [first] = [...ofEach].sort((a, b) => support(b) - support(a) || b.score - a.score);
  if (!first) return undefined;
  const heard = ofEach
    .filter(({ score }) => score >= leastShare * first.score)
    .sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const [latest = first] = heard;
  const isDated = latest.year !== undefined && first.year !== undefined;
  const chosen = changes && isDated && latest.year !== first.year ? latest : first;
  const others = heard.filter(
    ({ value }, at) =>
      !isSame(value, chosen.value) && heard.findIndex((other) => isSame(other.value, value)) === at,
  );
  return { chosen, others };
}

/**
 * The value with the highest score, to which equal ones add a part of theirs; in the words of the first one that
 * is not much less sure than the surest.
 */
function surest<T>(
  candidates: readonly Placed<T>[],
  isSame: (a: T, b: T) => boolean,
): Placed<T> | undefined {
  const groups: Placed<T>[][] = [];
  for (const each of [...candidates].sort((a, b) => b.score - a.score).slice(0, mostCandidates)) {
    const known = groups.find(([best]) => best && isSame(best.value, each.value));
    if (known) known.push(each);
    else groups.push([each]);
  }
  const total = ([best, ...more]: readonly Placed<T>[]): number =>
    (best?.score ?? 0) + repeatShare * more.reduce((sum, { score }) => sum + score, 0);
  const [first = []] = groups.sort((a, b) => total(b) - total(a));
  const least = leastShare * (first[0]?.score ?? 0);
  const named = candidates.find((each) => first.includes(each) && each.score >= least);
  return named && { ...named, score: total(first) };
}
