import { expect, it } from 'vitest';
import { isSameStatement } from './compare-statements.ts';
import { toStatement } from './statement.ts';

it.each([
  'Optional: Attach letters of support.',
  'Optionally, attach letters of support.',
  'OPTIONAL: letters of support',
  'Recommended attachments: letters of support.',
  'Encouraged but not required: letters of support.',
  'An optional site visit is held in June.',
  'Applicants may attach letters of support.',
  'Applicants should attach letters of support.',
])('recognizes that %j is optional', (text) => {
  expect(toStatement({ text }).isOptional).toBe(true);
});

it.each([
  'Applications are due May 4, 2027.',
  'May 4, 2027: applications are due.',
  'Should an applicant withdraw, it must notify the foundation.',
  'Applicants must attach letters of support.',
])('recognizes that %j is not optional', (text) => {
  expect(toStatement({ text }).isOptional).toBe(false);
});

it('keeps an optional attachment separate from a required one', () => {
  const optional = toStatement({ text: 'Optional: attach letters of support from partners.' });
  const required = toStatement({ text: 'Attach letters of support from partners.' });
  expect(isSameStatement(optional, required)).toBe(false);
});
