import { computeProbabilities } from '@grantwright/analyst';
import { expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { trainNetwork } from './train-network.ts';

const options = { hidden: 8, epochs: 60, rate: 0.01, decay: 0, batch: 8, dropout: 0, seed: 3 };
const random = createRandom(1);
/** Examples labeled by whether two inputs have the same sign, which is not linearly separable. */
const examples = Array.from({ length: 200 }, () => {
  const features = Float32Array.from([random() - 0.5, random() - 0.5]);
  return { features, label: (features[0] ?? 0) * (features[1] ?? 0) > 0 ? 'same' : 'other' };
});

it('learns classes that are not linearly separable', () => {
  const network = trainNetwork(examples, options);
  const correct = examples.filter(({ features, label }) => {
    const probabilities = computeProbabilities(network, features);
    return network.classes[probabilities.indexOf(Math.max(...probabilities))] === label;
  });
  expect(correct.length / examples.length).toBeGreaterThan(0.9);
});

it('produces the same network for the same seed', () => {
  const short = { ...options, epochs: 2, dropout: 0.5 };
  expect(trainNetwork(examples, short).weights).toEqual(trainNetwork(examples, short).weights);
});
