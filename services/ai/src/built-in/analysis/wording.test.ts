import { expect, it } from 'vitest';
import { asChecklistLine } from './wording.ts';

it.each([
  [
    'All organisations must declare whether their board members have conflicts of interest.',
    'Declare whether your board members have conflicts of interest',
  ],
  [
    'You cannot save your work and come back to it later.',
    'You cannot save your work and come back to it later',
  ],
  ['You cannot apply by post.', 'Do not apply by post'],
  ['No; applications must be for a future event.', 'Applications must be for a future event'],
  [
    'Once a deadline passes, proposals will be read in the next cycle.',
    'Once a deadline passes, proposals will be read in the next cycle',
  ],
  [
    'Insurance: Agencies awarded funds shall carry liability insurance of $1,000,000.',
    'Agencies awarded funds shall carry liability insurance of $1,000,000',
  ],
  [
    'Project should be completed by June 30th. (Limit 3,000 characters)',
    'Project should be completed by June 30th',
  ],
  [
    'This letter must be signed by the chief executive officer.',
    'The letter must be signed by the chief executive officer',
  ],
  [
    'It is an essential condition of a successful grant allocation that applicants must commit to providing a brief report.',
    'Commit to providing a brief report',
  ],
  [
    'It is also recommended that you contact the director in advance.',
    'It is recommended that you contact the director in advance',
  ],
  ['We ask you to tell us whether you used such tools.', 'Tell us whether you used such tools'],
])('%s', (sentence, line) => {
  expect(asChecklistLine(sentence)).toBe(line);
});

it('reads a counted list whole, and keeps a name that stands in brackets', () => {
  expect(asChecklistLine('Attach 1) your application and 2) a letter agreeing to cooperate.')).toBe(
    'Attach 1) your application and 2) a letter agreeing to cooperate',
  );
  expect(asChecklistLine('You cannot apply on the Electronic Submissions (Je-S) system.')).toBe(
    'Do not apply on the Electronic Submissions (Je-S) system',
  );
  expect(asChecklistLine('Attach the budget (in the form below.')).toBeUndefined();
});

it.each([
  'The proposal package must include:',
  'All applicants must submit their form, abstract and CV no later than',
  'Do you wish to be contacted, if eligible? Yes, I agree to be contacted',
])('leaves the fragment: %s', (text) => {
  expect(asChecklistLine(text)).toBeUndefined();
});
