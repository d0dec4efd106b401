/** The options of one choice, each with its cues in a fixed order and whether it is correct. */
export type Choice = readonly { cues: readonly number[]; isCorrect: boolean }[];

export const isAnswered = (choice: Choice): boolean => choice.some(({ isCorrect }) => isCorrect);

/**
 * Fits a conditional logistic regression by gradient ascent. The probability of an option is the softmax of its
 * weighted sum over all options of the choice, and the weights maximize the likelihood of the correct options. Ignores
 * choices without a correct option.
 *
 * @param length number of cues
 * @param decay weight decay relative to the mean gradient
 */
export function fitChoices(
  choices: readonly Choice[],
  length: number,
  { steps = 400, rate = 2, decay = 0.02 } = {},
): number[] {
  const useful = choices.filter(isAnswered);
  const weights = Array.from({ length }, () => 0);
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight) => -decay * weight * useful.length);
    for (const choice of useful) {
      const sums = choice.map(({ cues }) =>
        cues.reduce((sum, value, cue) => sum + value * (weights[cue] ?? 0), 0),
      );
      const highest = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - highest));
      const all = powers.reduce((a, b) => a + b, 0);
      const correct = powers.reduce(
        (sum, power, index) => sum + (choice[index]?.isCorrect ? power : 0),
        0,
      );
      choice.forEach(({ cues, isCorrect }, index) => {
        const pull = (powers[index] ?? 0) * (Number(isCorrect) / correct - 1 / all);
        cues.forEach((value, cue) => (gradient[cue] = (gradient[cue] ?? 0) + pull * value));
      });
    }
    gradient.forEach(
      (slope, cue) => (weights[cue] = (weights[cue] ?? 0) + (rate * slope) / useful.length),
    );
  }
  return weights;
}
