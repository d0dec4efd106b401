import { type Network, applySoftmax } from '@grantwright/analyst';
import { createRandomOrder, createRandom } from './random.ts';

export type Example = { features: Float32Array; label: string };

export type TrainOptions = {
  hidden: number;
  epochs: number;
  rate: number;
  /** Weight decay per step, as a fraction of each weight. */
  decay: number;
  batch: number;
  /** Fraction of hidden units dropped for each example. */
  dropout: number;
  seed: number;
};

/** Trains a network with Adam on shuffled batches. The same examples and seed produce the same network. */
export function trainNetwork(examples: readonly Example[], options: TrainOptions): Network {
  const { hidden, epochs, rate, decay, batch, dropout, seed } = options;
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const inputs = examples[0]?.features.length ?? 0;
  const random = createRandom(seed);
  const second = hidden * (inputs + 1);
  const weights = new Float32Array(second + classes.length * (hidden + 1));
  fillGlorot(weights, 0, hidden, inputs, random);
  fillGlorot(weights, second, classes.length, hidden, random);
  const network: Network = { classes, inputs, hidden, weights };
  const gradient = new Float32Array(weights.length);
  const adam = createAdam(weights, { rate, decay });
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = createRandomOrder(examples.length, random);
    for (let start = 0; start < order.length; start += batch) {
      gradient.fill(0);
      const rows = order.slice(start, start + batch);
      for (const index of rows) {
        const example = examples[index];
        const dropoutMask = Float32Array.from({ length: hidden }, () =>
          random() < dropout ? 0 : 1 / (1 - dropout),
        );
        if (example) addGradient(network, example, dropoutMask, 1 / rows.length, gradient);
      }
      adam(gradient);
    }
  }
  return network;
}

function fillGlorot(
  weights: Float32Array,
  start: number,
  outputs: number,
  inputs: number,
  random: () => number,
): void {
  const bound = Math.sqrt(6 / (inputs + outputs));
  for (let o = 0; o < outputs; o++)
    for (let i = 1; i <= inputs; i++)
      weights[start + o * (inputs + 1) + i] = (2 * random() - 1) * bound;
}

/** Adds the cross-entropy gradient of one example, weighted by its share of the batch. */
function addGradient(
  { classes, inputs, hidden, weights }: Network,
  { features, label }: Example,
  dropoutMask: Float32Array,
  share: number,
  gradient: Float32Array,
): void {
  const layer = new Float32Array(hidden);
  for (let h = 0; h < hidden; h++) {
    if (dropoutMask[h] === 0) continue;
    const start = h * (inputs + 1) + 1;
    let sum = weights[start - 1]!;
    for (let i = 0; i < inputs; i++) sum += weights[start + i]! * features[i]!;
    layer[h] = sum > 0 ? sum * dropoutMask[h]! : 0;
  }
  const second = hidden * (inputs + 1);
  const scores = new Float32Array(classes.length);
  for (let c = 0; c < classes.length; c++) {
    const start = second + c * (hidden + 1) + 1;
    let sum = weights[start - 1]!;
    for (let h = 0; h < hidden; h++) sum += weights[start + h]! * layer[h]!;
    scores[c] = sum;
  }
  const errors = applySoftmax(scores);
  const expected = classes.indexOf(label);
  errors[expected] = errors[expected]! - 1;
  const back = new Float32Array(hidden);
  for (let c = 0; c < classes.length; c++) {
    const error = errors[c]! * share;
    const start = second + c * (hidden + 1) + 1;
    gradient[start - 1] = gradient[start - 1]! + error;
    for (let h = 0; h < hidden; h++) {
      gradient[start + h] = gradient[start + h]! + error * layer[h]!;
      back[h] = back[h]! + error * weights[start + h]!;
    }
  }
  for (let h = 0; h < hidden; h++) {
    if (layer[h] === 0) continue;
    const error = back[h]! * dropoutMask[h]!;
    const start = h * (inputs + 1) + 1;
    gradient[start - 1] = gradient[start - 1]! + error;
    for (let i = 0; i < inputs; i++)
      gradient[start + i] = gradient[start + i]! + error * features[i]!;
  }
}

function createAdam(weights: Float32Array, { rate, decay }: Pick<TrainOptions, 'rate' | 'decay'>) {
  const mean = new Float32Array(weights.length);
  const square = new Float32Array(weights.length);
  let steps = 0;
  return (gradient: Float32Array): void => {
    steps += 1;
    const step = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
    for (let w = 0; w < weights.length; w++) {
      const g = gradient[w]! + decay * weights[w]!;
      const m = (mean[w] = 0.9 * mean[w]! + 0.1 * g);
      const s = (square[w] = 0.999 * square[w]! + 0.001 * g * g);
      weights[w] = weights[w]! - (step * m) / (Math.sqrt(s) + 1e-8);
    }
  };
}
