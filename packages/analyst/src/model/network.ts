/**
 * A classifier with one hidden layer. `weights` contains the rows of the hidden layer (bias, then one weight per
 * input), then those of the output layer (bias, then one weight per hidden unit).
 */
export type Network = {
  classes: readonly string[];
  inputs: number;
  hidden: number;
  weights: Float32Array;
  /** For two classes, the minimum probability of the positive class, chosen by cross-validation. */
  threshold?: number;
};

/**
 * Computes the class probabilities, which sum to one, in the order of `classes`.
 *
 * @throws if the network has another number of inputs
 */
export function computeProbabilities(
  { classes, inputs, hidden, weights }: Network,
  features: Float32Array,
): Float32Array {
  if (features.length !== inputs)
    throw new Error(`A network with ${inputs} inputs cannot classify ${features.length} features.`);
  const layer = new Float32Array(hidden);
  for (let h = 0; h < hidden; h++) {
    const start = h * (inputs + 1);
    let sum = weights[start] ?? 0;
    for (let i = 0; i < inputs; i++) sum += (weights[start + 1 + i] ?? 0) * (features[i] ?? 0);
    layer[h] = Math.max(0, sum);
  }
  const second = hidden * (inputs + 1);
  const scores = Float32Array.from(classes, (_, c) => {
    const start = second + c * (hidden + 1);
    let sum = weights[start] ?? 0;
    for (let h = 0; h < hidden; h++) sum += (weights[start + 1 + h] ?? 0) * (layer[h] ?? 0);
    return sum;
  });
  return applySoftmax(scores);
}

/** Computes the probability of a single class. */
export const computeProbability = (
  network: Network,
  features: Float32Array,
  name: string,
): number => computeProbabilities(network, features)[network.classes.indexOf(name)] ?? 0;

export function applySoftmax(scores: Float32Array): Float32Array {
  const highest = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
