import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));
const course =
  '# How to apply\nNumber of available spots: 15\nApplication deadline: April 20, 2027\nTo apply for the course, candidates must submit a CV and a letter.\n## Training Fees\nThe fee is 2,500 EUR per participant.';

it('is no call for money where a place is paid for', () => {
  expect(judge(course)).toEqual({ isCall: false, seems: 'the announcement of a course' });
});

it('may be one where money is given towards the fee', () => {
  expect(judge(`${course}\nFive scholarships of 2,500 EUR are awarded.`)).toEqual({ isCall: true });
});
