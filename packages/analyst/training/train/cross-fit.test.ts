import { expect, it } from 'vitest';
import { findBestThreshold, crossFit, computeFold, type FoldedExample } from './cross-fit.ts';

const options = {
  hidden: 4,
  epochs: 60,
  rate: 0.02,
  decay: 0,
  batch: 4,
  dropout: 0,
  seed: 1,
};

it('classifies each example with a network that was not trained on its fold', () => {
  // Fold 0 contradicts the other two, so only a network trained on it would agree with it.
  const examples: FoldedExample[] = [0, 1, 2].flatMap((fold) =>
    [0, 1].flatMap((value) =>
      Array.from({ length: 8 }, () => ({
        features: Float32Array.from([value]),
        label: (value === 1) === (fold !== 0) ? 'yes' : 'no',
        fold,
      })),
    ),
  );
  const probabilities = crossFit(examples, 3, options, 'yes');
  const first = examples.flatMap(({ fold, label }, index) =>
    fold === 0 ? [(probabilities[index] ?? 0) > 0.5 === (label === 'yes')] : [],
  );
  expect(first.every((isCorrect) => !isCorrect)).toBe(true);
});

it('keeps each repository in a single fold', () => {
  expect(computeFold('owner/name', 3)).toBe(computeFold('owner/name', 3));
  const folds = new Set(Array.from({ length: 30 }, (_, index) => computeFold(`owner/${index}`, 3)));
  expect(folds).toEqual(new Set([0, 1, 2]));
});

it('finds the lowest threshold with the best score', () => {
  const best = findBestThreshold((threshold) => Number(threshold > 0.6 && threshold <= 0.7));
  expect(best).toEqual({ threshold: 0.625, score: 1 });
});
