import { expect, it } from 'vitest';
import { bestThreshold, crossFitted, f1At, foldOf, type FoldedExample } from './cross-fit.ts';

const options = {
  hidden: 4,
  epochs: 60,
  rate: 0.02,
  decay: 0,
  batch: 4,
  dropout: 0,
  seed: 1,
};

it('judges each example by a network that has not seen its fold', () => {
  // Fold 0 contradicts the two others, so a network that had seen it would side with it.
  const examples: FoldedExample[] = [0, 1, 2].flatMap((fold) =>
    [0, 1].flatMap((value) =>
      Array.from({ length: 8 }, () => ({
        features: Float32Array.from([value]),
        label: (value === 1) === (fold !== 0) ? 'yes' : 'no',
        fold,
      })),
    ),
  );
  const chances = crossFitted(examples, 3, options, 'yes');
  const first = examples.flatMap(({ fold, label }, at) =>
    fold === 0 ? [(chances[at] ?? 0) > 0.5 === (label === 'yes')] : [],
  );
  expect(first.every((isRight) => !isRight)).toBe(true);
});

it('keeps a repository in one fold', () => {
  expect(foldOf('owner/name', 3)).toBe(foldOf('owner/name', 3));
  const folds = new Set(Array.from({ length: 30 }, (_, at) => foldOf(`owner/${at}`, 3)));
  expect(folds).toEqual(new Set([0, 1, 2]));
});

it('finds the threshold with the best score', () => {
  const labels = ['yes', 'no', 'yes', 'no'];
  const examples = labels.map((label) => ({ features: new Float32Array(), label }));
  const chances = [0.9, 0.6, 0.7, 0.1];
  const best = bestThreshold((threshold) => f1At(examples, chances, 'yes', threshold));
  expect(best.score).toBe(1);
  expect(best.threshold).toBeGreaterThan(0.6);
  expect(best.threshold).toBeLessThanOrEqual(0.7);
});
