import { expect, it } from 'vitest';
import { chanceOfClass, type Network, probabilities } from './network.ts';

/** One hidden unit that is the first input less one, and two classes that it speaks for and against. */
const network: Network = {
  classes: ['no', 'yes'],
  inputs: 2,
  hidden: 1,
  weights: Float32Array.from([-1, 1, 0, 0, -2, 0, 2]),
};

it('gives probabilities that sum to one', () => {
  const chances = probabilities(network, Float32Array.from([2, 5]));
  expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(chances[1]).toBeCloseTo(Math.exp(2) / (Math.exp(2) + Math.exp(-2)));
});

it('hears nothing below the threshold of a hidden unit', () => {
  expect(chanceOfClass(network, Float32Array.from([0.5, 9]), 'yes')).toBeCloseTo(0.5);
});
