import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));
const about =
  'The scheme supports training and travel. Applicants must be members and must read the rules. Applications that do not comply may be deemed ineligible.';

it.each([
  `# Grants\nThe network will soon be inviting applications for missions and conference grants.\n${about}`,
  `# Grants\n${about}\nStay tuned for more!`,
  `# 2021 Fellowships Open Call Moved to Next Year\nThe application period, which usually begins in November, will now open in spring.\n${about}`,
  `# Grants\n${about}\nSign up to be told when the application period opens.`,
  `# Cohorts\nWho would join the second cohort: the call for proposals will open August 2027.\n${about}`,
  `# Grants\nApplications will reopen next spring.\n${about}`,
  `# Grants\nThe portal will open again in the new year.\n${about}`,
])('hears that nothing can be asked for yet: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: false, seems: 'a program that is not open yet' });
});

it.each([
  `# Grants\nThe program is now open. Stay tuned for a webinar.\n${about} Applications must include a budget and must be sent to the office.`,
  `# Grants\nGuidelines for the portal will be published soon.\n${about} Apply for up to $3,000. Applications are due May 1, 2027 and must include a budget.`,
  `# Grants\nThe portal will open in January. Apply for up to $3,000.\n${about} Applications must include a budget and are due March 1, 2027.`,
])('hears a call that can be answered: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: true });
});
