import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('docx', '', text), '2026-11-01'));

it.each([
  'Dear Ms. Ott,\nI am pleased to inform you that the Trust will award River School a grant of $12,000. Grant funds must be spent by June 30, 2027. Please submit the signed grant agreement. Applicants must report. Applications for further grants may be made next year.',
  'Dear applicant,\nWe regret to inform you that we cannot fund your project. Your application was declined. Applicants may apply again next year. We award few grants. Proposals are reviewed by the board.',
])('knows a letter that decides: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: false, seems: 'a letter about a decided application' });
});

it('leaves a call that says when one is told', () => {
  expect(
    judge(
      'Nonprofits may apply for grants of up to $5,000. Applications are due May 14, 2027. Successful applicants will be informed in July.',
    ),
  ).toEqual({ isCall: true });
});
