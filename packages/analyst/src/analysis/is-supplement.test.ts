import { expect, it } from 'vitest';
import { splitIntoUnits } from '../document/split-into-units.ts';
import { paragraph } from '../testing/classified-units.ts';
import { isSupplement } from './is-supplement.ts';

const isOne = (...texts: string[]) =>
  isSupplement(
    splitIntoUnits({ source: 'docx', notes: [], blocks: texts.map(paragraph) }).units,
    {},
  );
const questions = [
  'May schools submit an application?',
  'How large is a grant?',
  'Is the deadline fixed?',
];

it.each([
  ['an amendment', ['Amendment 2 to Harbor Grants', 'The due date is replaced by May 24, 2027.']],
  ['an addendum', ['Addendum to the RFP', 'The match requirement for applicants is waived.']],
  ['an amendment that replaces nothing', ['Amendment 4', 'Applicants may use AI to draft.']],
  ['an amendment of the match', ['Amendment 3', 'The matching requirement no longer applies.']],
  ['an amendment of criteria', ['Erratum', 'The criteria are as follows: Need (40 points).']],
  [
    'a new closing date',
    ['Amendment 1: Harbor Fund', 'The closing date is moved to May 24, 2027.'],
  ],
  ['a modification', ['Modification: Harbor Fund', 'The limit is increased from 5 to 8 pages.']],
  ['an update', ['Update', 'Letters of intent are now due March 17, 2027.']],
  [
    'a correction',
    [
      'Notice of Grant Funds; Correction',
      'The revised date for filing applications is May 24, 2027.',
    ],
  ],
  [
    'a correction of a sentence',
    [
      'Correction to the solicitation',
      'In the notice of May 3, correct the first sentence to read: Send a plan.',
    ],
  ],
  [
    'a notice to extend the due date',
    ['Notice to Extend the Due Date', 'This notice extends the application due date to May 24.'],
  ],
  ['questions and answers', ['Harbor Grants: FAQ', ...questions]],
])('recognizes %s', (_, texts) => {
  expect(isOne(...texts)).toBe(true);
});

it.each([
  ['an amendment of something else', ['First amendment', 'It protects the freedom of speech.']],
  ['a program in prisons', ['Corrections', 'Apply for a grant for education in prisons.']],
  ['an update of something else', ['Update', 'Our office is now open. Grants are below.']],
  [
    'a call that opens with an update',
    ['Update: The deadline has been extended to May 3.', 'Apply for a grant by May 3.'],
  ],
  ['questions about something else', ['FAQ', 'Are dogs allowed?', 'Where is it?', 'Is it free?']],
  [
    'a call that mentions amendments later',
    [...questions, 'Applications are due May 24.', 'Amendments are posted online.'],
  ],
])('does not recognize %s', (_, texts) => {
  expect(isOne(...texts)).toBe(false);
});
