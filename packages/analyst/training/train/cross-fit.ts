import { createHash } from 'node:crypto';
import { type Network, computeProbabilities } from '@grantwright/analyst';
import { type Example, trainNetwork, type TrainOptions } from './train-network.ts';

/** An example and the fold of its repository. */
export type FoldedExample = Example & { fold: number };

/** Assigns all documents of a repository to the same fold, for the same reason as to the same split. */
export const computeFold = (repository: string, folds: number): number =>
  Number.parseInt(createHash('sha256').update(`fold ${repository}`).digest('hex').slice(0, 8), 16) %
  folds;

/** Trains one network per fold, on the examples of all other folds. */
export const trainNetworksByFold = (
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

/** Computes the probability that each example has a label, using a network that was not trained on its repository. */
export function crossFit(
  examples: readonly FoldedExample[],
  folds: number,
  options: TrainOptions,
  label: string,
): number[] {
  const networks = trainNetworksByFold(examples, folds, options);
  return examples.map(({ features, fold }) => {
    const network = networks[fold];
    return network
      ? (computeProbabilities(network, features)[network.classes.indexOf(label)] ?? 0)
      : 0;
  });
}

/** Finds the threshold with the best score, in steps of 0.025. Ties go to the lowest threshold. */
export function findBestThreshold(scoreAt: (threshold: number) => number): {
  threshold: number;
  score: number;
} {
  const tried = Array.from({ length: 39 }, (_, step) => {
    const threshold = step / 40;
    return { threshold, score: scoreAt(threshold) };
  });
  const best = Math.max(...tried.map(({ score }) => score));
  return tried.find(({ score }) => score === best) ?? { threshold: 0.5, score: best };
}
