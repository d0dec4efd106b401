import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

const rules =
  'Proposals must be submitted by May 4, 2027. Proposals should not exceed two pages. Presenters must register for the conference and pay the registration fee. Each session has three papers. Authors of accepted papers present them in sessions of one hour.';

it.each([
  `# Call for Proposals\nWe invite proposals for the 12th Annual Convention of the River Teachers.\n${rules}`,
  `# Reed Symposium: call for papers\nThe symposium takes place in June.\n${rules}`,
  `# Call for Sessions\nThe Otter Conference seeks sessions and panels on rivers.\n${rules}`,
])('hears that only talks are wanted: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: false, seems: 'a call for talks or papers' });
});

it.each([
  '# Call for Proposals: Conference Travel Grants\nThe Heron Fund gives travel grants of up to $800 to speakers at a conference. Applicants must submit a proposal by May 4, 2027. Grants pay for registration and travel. Grants are paid after the conference.',
  '# Call for Proposals\nThe Otter Foundation funds symposia with grants of up to $5,000. Proposals must be submitted by May 4, 2027. Applicants should describe the sessions, the speakers and the budget. Funding covers speakers and registration.',
])('takes who pays for a meeting for a call: %s', (text) => {
  expect(judge(text).isCall).toBe(true);
});
