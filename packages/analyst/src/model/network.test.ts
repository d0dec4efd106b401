import { expect, it } from 'vitest';
import { computeProbability, type Network, computeProbabilities } from './network.ts';

/** A network whose hidden unit computes the first input minus one and has opposite weights for the two classes. */
const network: Network = {
  classes: ['no', 'yes'],
  inputs: 2,
  hidden: 1,
  weights: Float32Array.from([-1, 1, 0, 0, -2, 0, 2]),
};

it('returns probabilities that sum to one', () => {
  const probabilities = computeProbabilities(network, Float32Array.from([2, 5]));
  expect(probabilities.reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(probabilities[1]).toBeCloseTo(Math.exp(2) / (Math.exp(2) + Math.exp(-2)));
});

it('ignores inputs below the threshold of a hidden unit', () => {
  expect(computeProbability(network, Float32Array.from([0.5, 9]), 'yes')).toBeCloseTo(0.5);
});

it('rejects a vector of the wrong length', () =>
  expect(() => computeProbabilities(network, Float32Array.from([2]))).toThrow(
    'A network with 2 inputs cannot classify 1 features.',
  ));
