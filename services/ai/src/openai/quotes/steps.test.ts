import { expect, it } from 'vitest';
import { paragraph, extractedTextOf } from '../../../test/extracted-texts.ts';
import { evidenceSteps } from '../analysis/evidence.ts';
import { quoteFinderSteps } from './find-quote.ts';
import { repetitionCheckSteps } from './is-repetition.ts';
import { mapInSteps } from './steps.ts';

const longBlock = extractedTextOf(
  paragraph('At most 5 pages for each of the goals. '.repeat(2_000)),
);

it.each([
  ['words', quoteFinderSteps],
  ['names and figures', repetitionCheckSteps],
  ['evidence', evidenceSteps],
])('the %s of a single long block take many steps', (_, stepsOf) => {
  expect([...stepsOf(longBlock)].length).toBeGreaterThan(15);
});

it('maps one item per step, and omits items without a result', () => {
  const steps = mapInSteps([1, 2, 3], (item) => (item === 2 ? undefined : item * 10));
  expect([steps.next(), steps.next(), steps.next()].every(({ done }) => !done)).toBe(true);
  expect(steps.next()).toEqual({ done: true, value: [10, 30] });
});
