import { expect, it } from 'vitest';
import { isLeftToApplicant } from './left-to-applicant.ts';

it.each([
  'Optional: a short video',
  'If applicable, a letter of agreement from the museum',
  'Human subjects plan, if applicable',
  'Letter of agreement (if applicable): signed by the curator',
])('leaves to the applicant: %s', (text) => {
  expect(isLeftToApplicant(text)).toBe(true);
});

it.each([
  'Name, address, telephone number, and e-mail address (if applicable) of a person to talk to',
  'Budget: list all income, other grants (if applicable), and the cost of each item',
  'Work plan with dates and partners (where relevant)',
])('asks of everybody: %s', (text) => {
  expect(isLeftToApplicant(text)).toBe(false);
});
