import { expect, it } from 'vitest';
import { summarizeEligibility } from './summarize-eligibility.ts';
import type { Judgment } from './judgment.ts';

const judgment = (text: string, given: Partial<Judgment>): Judgment => ({
  fact: { text },
  verdict: 'unsure',
  isExclusion: false,
  why: '',
  ...given,
});
const accepted = judgment('form', { verdict: 'eligible' });
const notExcluded = judgment('exclusion', { verdict: 'eligible', isExclusion: true });
const unsure = judgment('unsure', {});
const question = judgment('question', { verdict: 'only-you' });
const failed = judgment('failed', { verdict: 'not-eligible' });
const answer = (requirement: string, state: 'done' | 'not-applicable') => [{ requirement, state }];

it.each([
  ['no rule', [], [], { kind: 'not-stated' }],
  ['a certain contradiction', [accepted, failed, unsure], [], { kind: 'not-eligible', count: 1 }],
  [
    'open rules of both kinds',
    [accepted, unsure, question],
    [],
    { kind: 'to-check', unsure: 1, questions: 1 },
  ],
  ['an open question', [accepted, question], [], { kind: 'to-check', unsure: 0, questions: 1 }],
  ['nothing but an exclusion of others', [notExcluded], [], { kind: 'not-excluded' }],
  [
    'a condition that the applicant meets',
    [question],
    answer('question', 'done'),
    { kind: 'eligible' },
  ],
  [
    'a condition that the applicant does not meet',
    [accepted, question],
    answer('question', 'not-applicable'),
    { kind: 'declined', count: 1 },
  ],
  [
    'a contradiction that the applicant disputes',
    [accepted, failed],
    answer('failed', 'done'),
    { kind: 'eligible' },
  ],
])('sums up %s', (_, judgments, checklist, outcome) =>
  expect(summarizeEligibility(judgments, checklist)).toEqual(outcome),
);
