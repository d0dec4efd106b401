import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../testing/classified-units.ts';
import { isDuplicate } from './is-duplicate.ts';

/** Compares two sentences whose embeddings have this cosine. */
const same = (cosine: number, ...texts: [string, string]): boolean => {
  const [a, b] = classifiedUnits(texts.map(paragraph), () => undefined);
  if (!a || !b) throw new Error('two sentences are needed');
  const first = { ...a, embedding: Float32Array.of(1, 0) };
  return isDuplicate(first, {
    ...b,
    embedding: Float32Array.of(cosine, Math.sqrt(1 - cosine ** 2)),
  });
};

it.each([
  [true, 0.1, 'Posted date: May 1, 2027', 'Posted Date – May 1, 2027'],
  [true, 0.95, 'Grants are $5,000.', 'Each grant is $5,000.'],
  [false, 0.95, 'Grants are $5,000.', 'Grants are $6,000.'],
  [false, 0.5, 'Attach a budget.', 'Attach a letter.'],
])(
  'isDuplicate returns %s for sentences with a cosine of %s: %s / %s',
  (expected, cosine, ...texts) => {
    expect(same(cosine, ...texts)).toBe(expected);
  },
);
