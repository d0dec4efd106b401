import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { isClosed } from './closed.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));
const asked =
  'Applications must be for activities in the district. Applicants may apply for grants of up to $3,000. Applications must include a budget. Applicants must be incorporated. Priority will be given to applications that include young people.';

it.each([
  `# Community Funding Scheme\nThe 2017 Community Funding Scheme has closed.\n${asked}\nThe scheme opens in April of each year.`,
  `# Creative Communities\nCreative Communities funding applications now closed\n${asked}`,
  `# Creative Communities\nApplications closed at 4.00pm on Friday 23 November 2018.\n${asked}`,
  `# Travel Fellowships\n${asked}\n- Application deadline: February 10, 2015 [CLOSED]`,
  `# Change\n${asked}\n# Calendar\nCurrently closed - reopens 2021`,
  `# Residency\nThe deadline for this call has passed and submissions are no longer being accepted.\n${asked}\nApplications opened on June 1, 2021.`,
  `# Wildlife grants\nOur programs are currently closed to new applications.\n${asked}`,
  `# Small grants\nNorthern Highlands, 2015 (closed)\n## Note: This call for proposals is closed\n${asked}`,
  `# Fellowship\n${asked}\nThe application window for the 2023-2024 Fellowship year is closed. Please check back in the winter of 2024.`,
  `# The Osgood Fund\nANNOUNCEMENT: The Osgood Fund will not be accepting applications at this time. The application will reopen at the end of May, 2024.\n${asked}\nWe accept funding applications throughout the year.`,
  `# The Reed Fund\nNOTICE: The Reed Fund is not accepting applications at the moment. Applications will reopen at the end of March 2028.\n${asked}\nApplications should be submitted through the portal. Applications are read by the board. Submit your application at least six weeks before the event. Apply online. Applicants must apply with a form. Applicants may apply twice.`,
  `# Otter Fellowships\nApplications for the Otter Fellowships are not being considered at present.\n${asked}`,
  `# Harbor Grants\nApplications are not being accepted at this time.\n${asked}`,
  `# Harbor Grants\nPlease note: we are not taking new applications until further notice.\n${asked}`,
  `# Otter Fellowship\nWhile applications are now closed for the 2025 Otter Fellowship, do read how one applies.\n${asked}\nPlease check back in summer 2026 for the next round.`,
  `# Otter Fellowship\nApplications are closed for this season.\n${asked}`,
  `# Harbor Grants\nThe fund is currently on hold.\n${asked}`,
])('hears that a round is over: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: false, seems: 'a program that is closed' });
});

it.each([
  `# Community Funding Scheme\nThe 2025 scheme has closed. Applications for the next round are due May 1, 2027.\n${asked}`,
  `# Community Funding Scheme\nApplications must be in before the office is closed at 5 pm.\nApplications are due May 1, 2027.\n${asked}`,
  `# Travel Fellowships\n${asked}\n- Round 1 deadline: February 10, 2015 [CLOSED]\n- Round 2 deadline: October 1`,
  `# Follow Up Grant\n${asked}\n- Application round 1: 1 June 2022 (closed)\n- Application round 2: 30 November 2022`,
  `# Arts grants\nApplications are now closed for the spring round. Applications for the fall round are due October 15.\n${asked}`,
  `# Arts grants\nApplications are closed for capital projects, which the city funds.\n${asked}`,
  `# Arts grants\nWe have replaced our paper form, so we shall no longer accept the paper form.\n${asked}`,
  `# Arts grants\nThe council will not be accepting applications after the deadline.\n${asked}`,
  `# Arts grants\nApplications will not be accepted by e-mail. We are not considering requests for equipment this year.\n${asked}`,
])('hears of no end in: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: true });
});

it('hears what is taken all year beside a round that is over', () => {
  const page = (taken: string) =>
    readGuidelines(
      readingOf(
        'html',
        '',
        `# Student Grants\nApply for up to $800 for travel. ${taken}\nApplications for the 2026 Spring Grant Cycle are now closed.\nAttach an abstract and a budget.`,
      ),
      '2026-11-01',
    );
  expect(isClosed(page('Applications are accepted on a rolling basis.'), false)).toBe(false);
  expect(isClosed(page('Applications were many.'), false)).toBe(true);
});
