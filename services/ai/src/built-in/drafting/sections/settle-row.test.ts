import { expect, it } from 'vitest';
import { statement } from '../statements/statement.ts';
import { planSections } from './plan-sections.ts';
import { settleRow } from './settle-row.ts';

const plans = planSections(
  ['Track record', 'Project goals', 'Partners'].map((name) => ({ name, description: '' })),
);
const answer = (text: string) => statement({ text, origin: 'answer', order: 0 });

it('moves what happened to the record where there is one', () => {
  const over = { ...answer('We housed 31 families in 2025.'), past: true as const };
  expect(settleRow(over, plans, [0.9, 1.2, 0])).toEqual([0.9, 0.6, 0]);
  expect(settleRow(over, plans, [0, 1.2, 0])).toEqual([0, 1.2, 0]);
});

it('moves an answer to the part that asks for it', () => {
  const partner = {
    ...answer('The clinic helped with the survey.'),
    asked: 'partners' as const,
  };
  expect(settleRow(partner, plans, [0, 1.4, 0.9])).toEqual([0, 0.7, 0.9]);
});
