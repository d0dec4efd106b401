import type { AnalysisDetails, Requirement } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { findAdditions } from './additions.ts';

const requirement = (text: string, overrides: Partial<Requirement> = {}): Requirement => ({
  text,
  kind: 'submission',
  mandatory: true,
  ...overrides,
});
const titles = (
  after: Partial<AnalysisDetails>,
  changes: Parameters<typeof findAdditions>[2] = [],
) => {
  const before = someDetails({ requirements: [requirement('Apply by mail.')] });
  return findAdditions(before, { ...before, ...after }, changes).map(({ title }) => title);
};

it('counts the items that a file adds to each list', () => {
  const requirements = ['Apply by mail.', 'Attach a map.', 'Attach a plan.'];
  expect(
    titles({
      requirements: requirements.map((text) => requirement(text)),
      sections: [{ name: 'Need', description: '', required: true, prompts: [] }],
      criteria: [{ name: 'Impact' }, { name: 'Reach' }],
    }),
  ).toEqual(['2 requirements added', '1 section added', '2 criteria added']);
  expect(titles({})).toEqual([]);
});

it('omits facts that are already shown as changes', () => {
  const quote = 'Applications are now due September 24.';
  const requirements = [requirement('Apply by mail.'), requirement('Apply in time.', { quote })];
  const after = { text: 'September 24, 2027', quote };
  expect(titles({ requirements }, [{ about: 'Deadline', after }])).toEqual([]);
});
