import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { scholarshipsInLetter } from './scholarships-in-letters.ts';

const told = (text: string) =>
  scholarshipsInLetter(paperOf(paperFrom('letter', 'pdf', text)))[0]?.value;

it('takes what the letter approves', () => {
  expect(
    told(
      'Your procedures for awarding scholarships to graduates of St. Brendan County for the study of nursing meet the requirements of Section 4945(g)(1). You estimated that you will award six scholarships of $2,000 each year.',
    ),
  ).toBe(
    'Awarding scholarships to graduates of St. Brendan County for the study of nursing\nYou will award six scholarships of $2,000 each year.',
  );
  expect(
    told(
      'We approve your procedures for awarding grants to students of two parishes who learn boat building.',
    ),
  ).toBe('Awarding grants to students of two parishes who learn boat building');
});

it('takes no rule on records', () => {
  expect(
    told('You will keep records of the scholarships that you award, and report a misuse of them.'),
  ).toBeUndefined();
});
