import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromOnlyForm } from './from-only-form.ts';

const namesOf = (text: string): string[] =>
  sectionsFromOnlyForm(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

it.each([
  [
    'To apply, please complete a Heron Grant Proposal Template and submit it by e-mail.',
    'Heron Grant Proposal Template',
  ],
  ['Fill in the online application form by 3 May.', 'Application form'],
  [
    'Submit the duly filled and signed application form to the district officer.',
    'Application form',
  ],
  ['Download and complete the Grant Application Form.', 'Grant Application Form'],
  ['Applications must be made online.', 'Online application'],
  ['You can apply online until 3 May.', 'Online application'],
  ['Please fill in this Typeform and we will call you.', 'Typeform'],
  ['Applications are submitted through a Google Form.', 'Google Form'],
  ['Step 1: Download the form.', 'Application form'],
  [
    'Conveners must send proposals using the form for Round 12 proposals.',
    'Form for Round 12 proposals',
  ],
  [
    'Successful applicants will answer the questions in the application form and add a budget.',
    'Application form',
  ],
  ['Return the signed form to the parish office.', 'Application form'],
])('%s asks for %s', (text, name) => {
  expect(namesOf(text)).toEqual([name]);
});

it.each([
  'Grantees must complete the final report form within a year.',
  'We do not use an application form.',
  'Use the contact form for questions.',
  'Write a letter of two pages.',
  'Complete the form of payment.',
  'The fund is hosted by Google.',
])('%s asks for no form', (text) => {
  expect(namesOf(text)).toEqual([]);
});
