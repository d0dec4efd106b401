import { expect, it } from 'vitest';
import { isClosingField, isContactField } from './contact-field.ts';

it.each([
  'First Name',
  'Email Address',
  'Contact Person & Title',
  'Project Street Address',
  'Primary Program Contact Phone',
  "Board member's name",
  'Organization / Business Name (If applicable)',
  'Contact Email (if you are applying for a company, please enter the email of the main contact)',
  'What is the name of the organization that will receive the funding?',
  'Postal Code',
  'EIN',
])('%s is answered by the profile', (label) => {
  expect(isContactField(label)).toBe(true);
});

it.each([
  'Project Name',
  'Name of the project',
  'Program Title',
  'Project/Company Name [If available]',
  'Organization history',
  'Who will benefit?',
  'Team profile',
  'City-wide need for the program',
  'How are the activities made as accessible as possible, in terms of language or otherwise?',
])('%s is to be written', (label) => {
  expect(isContactField(label) || isClosingField(label)).toBe(false);
});

it.each([
  'How did you hear about the Ecosystem Support Program?',
  'I certify that the information is correct',
  'Comments',
])('%s ends a form', (label) => {
  expect(isClosingField(label)).toBe(true);
});
