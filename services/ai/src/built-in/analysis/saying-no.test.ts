import { expect, it } from 'vitest';
import { sayingNo } from './saying-no.ts';

const told = (text: string, lead?: string, title = 'The fund'): string | undefined =>
  sayingNo({ form: 'item', text, path: ['Call', title], ...(lead ? { lead } : {}) }, text);

it.each([
  ['Scholarships for students at schools', 'We do not fund:', 'The fund'],
  ['Debts of more than $500', 'The following are not eligible:', 'Costs'],
  ['Purchase of vehicles for the board', undefined, 'What we do not fund'],
  ['Raffles with at least 50 guests', 'Grants cannot be used for or exclude:', 'Uses'],
])('says %s as not funded after %s', (text, lead, title) => {
  expect(told(text, lead, title)).toBe(`Not funded: ${text}`);
});

it.each([
  ['Scholarships for students at schools', 'We fund:', 'The fund'],
  ['Debts may not be paid', 'We do not fund:', 'The fund'],
  ['Groups with more than ten members', 'Who may apply:', 'Eligibility'],
])('leaves %s after %s', (text, lead, title) => {
  expect(told(text, lead, title)).toBe(text);
});
