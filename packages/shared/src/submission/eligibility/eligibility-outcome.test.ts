import { expect, it } from 'vitest';
import { eligibilityOutcome } from './eligibility-outcome.ts';
import type { Judgment } from './judgment.ts';

const judgment = (text: string, given: Partial<Judgment>): Judgment => ({
  fact: { text },
  verdict: 'unsure',
  isCondition: true,
  why: '',
  ...given,
});
const accepted = judgment('form', { verdict: 'eligible', field: 'organizationType' });
const open = judgment('open', {});
const purpose = judgment('purpose', { isCondition: false });
const failed = judgment('failed', { verdict: 'not-eligible' });

it.each([
  ['no rule', [], [], { kind: 'not-stated' }],
  ['a certain contradiction', [accepted, failed, open], [], { kind: 'not-eligible', count: 1 }],
  ['an open condition', [accepted, open, purpose], [], { kind: 'to-check', count: 1 }],
  ['an open purpose', [accepted, purpose], [], { kind: 'eligible' }],
  ['no accepted form', [purpose], [], { kind: 'to-check', count: 1 }],
  [
    'a condition that the applicant meets',
    [accepted, open],
    [{ requirement: 'open', state: 'done' as const }],
    { kind: 'eligible' },
  ],
  [
    'a condition that the applicant does not meet',
    [accepted, open],
    [{ requirement: 'open', state: 'not-applicable' as const }],
    { kind: 'declined', count: 1 },
  ],
  [
    'a contradiction that the applicant disputes',
    [accepted, failed],
    [{ requirement: 'failed', state: 'done' as const }],
    { kind: 'eligible' },
  ],
])('with %s', (_, judgments, checklist, outcome) =>
  expect(eligibilityOutcome(judgments, checklist)).toEqual(outcome),
);
