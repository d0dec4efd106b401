import { expect, test } from 'vitest';
import { falseIn } from '../checking/fixtures/false-in.ts';

const notes = {
  answers: [
    {
      question: 'When?',
      answer:
        'Grp 1 Sept 7/27. Grp 2 Nov 29. 1:1 help + Gr 12 exams in June. 2.5 staff, full time 10 mo.',
    },
  ],
};

test.each([
  'Group 1 begins on September 7, 2027.',
  'Group 2 begins on November 29.',
  'Grade 12 exams are in June. 2.5 staff work full time for 10 months.',
])('what short notes give is borne out: %s', (told) => {
  expect(falseIn(told, notes)).toEqual([]);
});

test.each([
  ['Group 1 begins on September 8, 2027.', 'September 8, 2027'],
  ['Group 2 begins on November 28.', 'November 28'],
  ['The staff work full time for 11 months.', '11'],
])('and what they do not give is not: %s', (told, wrong) => {
  expect(falseIn(told, notes)).toContain(wrong);
});

test('two figures behind a day are its year', () => {
  const clinics = {
    answers: [{ question: 'When?', answer: 'clinics: Oct 16 27 thru Mar 18 28. the two concerts' }],
  };
  expect(falseIn('The clinics run from October 16, 2027 to March 18, 2028.', clinics)).toEqual([]);
  expect(falseIn('The clinics run from October 17, 2027.', clinics)).toContain('October 17, 2027');
  expect(falseIn('There will be two concerts.', clinics)).toEqual([]);
  expect(falseIn('There will be three concerts.', clinics)).toContain('three');
});
