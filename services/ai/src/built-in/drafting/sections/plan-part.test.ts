import { describe, expect, it } from 'vitest';
import { statement, type Origin } from '../statements/statement.ts';
import { planSections } from './plan-sections.ts';
import { isPlanPart, mayStandInPlan } from './plan-part.ts';

const part = (name: string, description = '') => {
  const [plan] = planSections([
    { name, description },
    { name: 'About you', description: '' },
  ]);
  if (!plan) throw new Error(name);
  return plan;
};
const said = (text: string, origin: Origin, past?: true) => ({
  ...statement({ text, origin, order: 0 }),
  ...(past ? { past } : {}),
});

describe('parts that speak of what will be', () => {
  it.each([
    'Timeline',
    'Work Plan',
    'Project goals',
    'Expected outcomes',
    'Project activities',
    'Approach',
  ])('knows %s', (name) => {
    expect(isPlanPart(part(name))).toBe(true);
  });

  it.each(['Track record', 'Organizational background', 'Statement of need', 'Experience'])(
    'leaves %s',
    (name) => {
      expect(isPlanPart(part(name))).toBe(false);
    },
  );

  it('take nothing that an earlier paper tells as over', () => {
    const over = said('The plant sale brought 240 people to the yard.', 'passage', true);
    expect(mayStandInPlan(over, part('Work Plan'))).toBe(false);
    expect(mayStandInPlan(over, part('Track record'))).toBe(true);
  });

  it('take of an earlier paper for their days and aims only what will be', () => {
    const lease = said('The lease with the parish runs until December 31, 2041.', 'passage');
    const opening = said('The second garden will open in May 2028.', 'passage');
    expect(mayStandInPlan(lease, part('Timeline'))).toBe(false);
    expect(mayStandInPlan(opening, part('Timeline'))).toBe(true);
    expect(
      mayStandInPlan(said('Two cooks make soup every Friday.', 'passage'), part('Activities')),
    ).toBe(true);
  });
});
