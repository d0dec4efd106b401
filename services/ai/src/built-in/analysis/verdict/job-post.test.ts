import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  '# Program Officer, Rivers\nPosition Summary\nThe Program Officer reports to the Vice President and reviews grant proposals, talks with applicants and grantees, and develops projects.\nAreas of Responsibility\n- Manage the grant process from start to finish.\nA master’s degree in ecology and five years of experience are required.',
  '# Grants Manager\nWe thank you for your interest in becoming Grants Manager. With this letter you will find a Job Description and our staff structure. To apply, send a full CV and a covering letter. The post is at our head office. The Trust gives grants to schools.',
])('is an advertisement of a job: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: false, seems: 'the advertisement of a job' });
});

it('a call that pays for staff is none', () => {
  expect(
    judge(
      '# Otter Fund\nGrants of up to $30,000 pay for staff. Applicants must be public charities. Attach the job description and a resume of whoever will lead the work; a cover letter is welcome. Applications are due on May 3, 2027.',
    ),
  ).toEqual({ isCall: true });
});
