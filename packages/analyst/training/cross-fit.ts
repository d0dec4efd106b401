import { createHash } from 'node:crypto';
import { type Network, probabilities } from '@grantwright/analyst';
import { type Example, trainNetwork, type TrainOptions } from './train-network.ts';

/** An example and the fold that its repository falls into. */
export type FoldedExample = Example & { fold: number };

/** Documents of one repository are in one fold, for the reason that they are in one split. */
export const foldOf = (repository: string, folds: number): number =>
  Number.parseInt(createHash('sha256').update(`fold ${repository}`).digest('hex').slice(0, 8), 16) %
  folds;

/** For each fold, the network that learned from all the others. */
export const networksByFold = (
  examples: readonly FoldedExample[],
  folds: number,
  options: TrainOptions,
): Network[] =>
  Array.from({ length: folds }, (_, fold) =>
    trainNetwork(
      examples.filter((example) => example.fold !== fold),
      options,
    ),
  );

/** The chance that each example has a label, by a network that has not seen its repository. */
export function crossFitted(
  examples: readonly FoldedExample[],
  folds: number,
  options: TrainOptions,
  label: string,
): number[] {
  const networks = networksByFold(examples, folds, options);
  return examples.map(({ features, fold }) => {
    const network = networks[fold];
    return network ? (probabilities(network, features)[network.classes.indexOf(label)] ?? 0) : 0;
  });
}

/**
 * The lowest threshold, in steps of 0.025, whose score is the best or as good as it within a tolerance: what is
 * missed costs more than what is taken in vain.
 */
export function bestThreshold(
  scoreAt: (threshold: number) => number,
  tolerance = 1e-9,
): {
  threshold: number;
  score: number;
} {
  const tried = Array.from({ length: 39 }, (_, step) => {
    const threshold = step / 40;
    return { threshold, score: scoreAt(threshold) };
  });
  const best = Math.max(...tried.map(({ score }) => score));
  return tried.find(({ score }) => score >= best - tolerance) ?? { threshold: 0.5, score: best };
}

/** F1 of the examples whose chance reaches the threshold. */
export function f1At(
  examples: readonly Example[],
  chances: readonly number[],
  label: string,
  threshold: number,
): number {
  const taken = examples.filter((_, at) => (chances[at] ?? 0) >= threshold);
  const right = taken.filter((example) => example.label === label).length;
  const wanted = examples.filter((example) => example.label === label).length;
  return taken.length + wanted === 0 ? 0 : (2 * right) / (taken.length + wanted);
}
