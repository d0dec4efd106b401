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
  ['questions and answers', ['Harbor Grants: FAQ', ...questions]],
])('recognizes %s', (_, texts) => {
  expect(isOne(...texts)).toBe(true);
});

it.each([
  ['an amendment of something else', ['First amendment', 'It protects the freedom of speech.']],
  ['questions about something else', ['FAQ', 'Are dogs allowed?', 'Where is it?', 'Is it free?']],
  [
    'a call that mentions amendments later',
    [...questions, 'Applications are due May 24.', 'Amendments are posted online.'],
  ],
])('does not recognize %s', (_, texts) => {
  expect(isOne(...texts)).toBe(false);
});
