import { expect, it } from 'vitest';
import { paragraph, createExtractedText } from '../../../test/extracted-texts.ts';
import { createEvidenceInSlices } from '../analysis/evidence.ts';
import { createQuoteFinderInSlices } from './find-quote.ts';
import { createRepetitionCheckInSlices } from './is-repetition.ts';
import { mapInSlices } from './time-slices.ts';

const longBlock = createExtractedText(
  paragraph('At most 5 pages for each of the goals. '.repeat(2_000)),
);

it.each([
  ['words', createQuoteFinderInSlices],
  ['names and figures', createRepetitionCheckInSlices],
  ['evidence', createEvidenceInSlices],
])('splits the %s of a single long block into many steps', (_, stepsOf) => {
  expect([...stepsOf(longBlock)].length).toBeGreaterThan(15);
});

it('maps one item per step, and omits items without a result', () => {
  const steps = mapInSlices([1, 2, 3], (item) => (item === 2 ? undefined : item * 10));
  expect([steps.next(), steps.next(), steps.next()].every(({ done }) => !done)).toBe(true);
  expect(steps.next()).toEqual({ done: true, value: [10, 30] });
});
