import { expect, it } from 'vitest';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { plainInput } from './plain-input.ts';

const answered = (answer: string): string | undefined =>
  plainInput({
    ...draftInput({ organizationInfo: { name: 'Hale Trust' }, parts: [] }),
    answers: [{ question: 'Who leads it?', answer }],
  }).answers[0]?.answer;

it.each([
  ['Ana Ruiz (me, director since 2019) leads it.', 'Ana Ruiz (director since 2019) leads it.'],
  ['Ana Ruiz (me) leads it.', 'Ana Ruiz leads it.'],
  [
    'Hale Fund, $45,000 in 2024. Orle Trust, see budget.',
    'Hale Fund, $45,000 in 2024. Orle Trust.',
  ],
  ['We see the budget grow; R384 000 so far.', 'We see the budget grow; R384,000 so far.'],
])('%s', (typed, plain) => {
  expect(answered(typed)).toBe(plain);
});
