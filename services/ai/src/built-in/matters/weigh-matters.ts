import { featuresOf } from './features.ts';
import type { MatterWeights } from './matter.ts';
import { modelOf, type Model } from './model.ts';
import { learnt } from './weights.ts';

/** Turns sums of weights into shares of 1. */
const shares = (sums: number[]): number[] => {
  const highest = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - highest));
  const all = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / all);
};

/** How much each kind has of a sentence with these features. */
export const weighFeatures = (features: string[], { bias, weights }: Model): number[] => {
  const sums = [...bias];
  for (const feature of features)
    weights.get(feature)?.forEach(([at, weight]) => {
      sums[at] = (sums[at] ?? 0) + weight;
    });
  return shares(sums);
};

const normal = (row: number[]): number[] => {
  const all = row.reduce((total, each) => total + each, 0);
  return row.map((each) => each / all);
};

/** What is known of a sentence beside its words. */
export type Context = {
  /** How surely, from 0 to 1, it goes on with what the sentence before it tells. */
  tie?: number;
  /** How many times likelier, or less likely, its place or its form makes each kind. */
  favors?: readonly number[];
};

/**
 * The sentences before and after a sentence have their say, too: who spoke of costs mostly goes on to.
 */
export const weighWith = (
  model: Model,
  sentences: string[],
  thisYear: number,
  contexts: readonly Context[] = [],
): MatterWeights[] => {
  const told = sentences.map((sentence, place) =>
    normal(
      weighFeatures(featuresOf(sentence, thisYear), model).map(
        (share, at) => (share / (model.prior[at] ?? 1)) * (contexts[place]?.favors?.[at] ?? 1),
      ),
    ),
  );
  const size = model.prior.length;
  const follows = (at: number, from: number, to: number): number => {
    const tie = contexts[at]?.tie ?? 0;
    return (1 - tie) * (model.next[from]?.[to] ?? 0) + (from === to ? tie : 0);
  };
  const every = Array.from({ length: size }, (_, at) => at);
  const before: number[][] = [];
  told.forEach((own, at) => {
    const last = before[at - 1];
    before.push(
      normal(
        every.map((to) => {
          const come = last
            ? every.reduce((sum, from) => sum + (last[from] ?? 0) * follows(at, from, to), 0)
            : (model.prior[to] ?? 0);
          return come * (own[to] ?? 0);
        }),
      ),
    );
  });
  const after: number[][] = told.map(() => every.map(() => 1));
  for (let at = told.length - 2; at >= 0; at--)
    after[at] = normal(
      every.map((from) =>
        every.reduce(
          (sum, to) =>
            sum +
            follows(at + 1, from, to) * (told[at + 1]?.[to] ?? 0) * (after[at + 1]?.[to] ?? 0),
          0,
        ),
      ),
    );
  return before.map((row, at) => normal(row.map((each, to) => each * (after[at]?.[to] ?? 1))));
};

/** Read when it is first needed: an analysis does without. */
let model: Model | undefined;

/** What each of the sentences of one text tells of, in their order. */
export const weighMatters = (
  sentences: string[],
  thisYear: number,
  contexts?: readonly Context[],
): MatterWeights[] => weighWith((model ??= modelOf(learnt)), sentences, thisYear, contexts);
