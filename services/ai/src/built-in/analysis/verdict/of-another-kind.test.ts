import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

const statute = [
  '# PART II. FOUNDATION GRANT PROGRAM',
  '[§9-11] Qualifying standards for foundation grant applications. An applicant for a foundation grant shall meet the following standards:',
  '§9-13 Required review of requests. Every request for a foundation grant shall be submitted on an application form. Each application shall contain:',
  '(1) A statement of the purpose of the activity to be funded by the grant;',
  '(2) Financial information. [L 1992, c 181, pt of §1]',
].join('\n');

const minutes = [
  'The meeting was called to order at 9:25 by Barbara.',
  'Those in attendance: Barbara, Bruce and Katy',
  'Bruce made a motion to keep $200 for outreach. Katy seconded the motion.',
  'Barbara reviewed the grant guidelines for funding projects. Grant requests were distributed; applicants are eligible for $4,433.',
  'The meeting was adjourned at 10:15.',
].join('\n');

const plan = [
  '# Active Grant Applications',
  '## Sustainability Grant - $5,000',
  'Status: Ready to Apply (opens in September)',
  'Assigned: James',
  'Action Items:',
  '- Complete application when it opens',
  '- Submit for full $10,000 this year',
  'We will apply again this year. Grants and awards are listed by difficulty.',
].join('\n');

it.each([
  ['a law or regulation', statute],
  ['the minutes or agenda of a meeting', minutes],
  ['a plan of applications to others', plan],
])('hears %s', (seems, text) => {
  expect(judge(text)).toEqual({ isCall: false, seems });
});

it('stays with the call that cites the law, or tells of a meeting, and has a day to apply by', () => {
  expect(
    judge(
      '# Heritage grants\n§9-11 Standards. Applicants shall be nonprofit organizations.\n§9-12 Conditions. Grants are up to $5,000.\n§9-13 Review. Each application must contain a budget.\nApplications are due May 3, 2027.',
    ),
  ).toEqual({ isCall: true });
  expect(
    judge(
      '# Council grants\nApplicants may apply for up to $5,000. Applications are due May 3, 2027. Requests are reviewed at the next meeting; a motion to approve must be seconded. Applicants should be present: bring your budget.',
    ),
  ).toEqual({ isCall: true });
});
