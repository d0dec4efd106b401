import { expect, it } from 'vitest';
import { isFormPart } from './form-part.ts';

it.each([
  ['Bank account details', ''],
  ['Main and Senior contacts', ''],
  ['Organisation type and registration numbers', ''],
  ['Project details', 'Project name: Required field. No more than 80 characters.'],
  ['Organisation finances', 'Total income for the year. Whole numbers only.'],
])('takes "%s" for a part that is filled in on the form', (name, description) => {
  expect(isFormPart(name, description, [])).toBe(true);
});

it.each([
  ['Project description', 'Tell us what you will do.', []],
  ['Project budget', 'Whole amounts only.', []],
  ['What would you like to do?', 'Required field. At most 300 words.', []],
  ['Beneficiaries', 'Required field.', ['Is your project open to everyone?']],
])('takes "%s" for a part that is told', (name, description, prompts) => {
  expect(isFormPart(name, description, prompts)).toBe(false);
});
