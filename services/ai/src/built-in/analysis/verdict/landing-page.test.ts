import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { isLandingPage } from './landing-page.ts';

const hears = (text: string): boolean =>
  isLandingPage(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# Peat Science Solicitation\nThis solicitation requests proposals for studies of bogs. The full text can be found here.',
    true,
  ],
  [
    '# Ferry Towns Fund\nThe fund supports projects in towns with a ferry. Download the guidance notes.',
    true,
  ],
  [
    '# Announcement: Night Shift Health\nThe Institute encourages research applications on people who work at night. See the full announcement.',
    true,
  ],
  [
    '# Topic 7: Shared attics\nProposals under this topic should house students with elders. The conditions stand in the general annexes.',
    true,
  ],
  [
    '# Gift vouchers and donations\nIf your school would like a donation of books, fill in the form.',
    true,
  ],
  [
    '# Well Water NOFO\nThe Board has issued its Notice of Funding Opportunity for wells. Apply through the portal.',
    true,
  ],
  [
    '# Webinar on the Ferry Towns Fund\nThe fund supports projects in towns with a ferry. Download the slides and the guidance notes.',
    false,
  ],
  [
    '# Ferry Towns Fund\nThe fund supports projects in towns with a ferry. Twelve grants were awarded in May, and three were given in June. Read the full text.',
    false,
  ],
  ['# Our strategy\nThe fund supports people who are close to the problem.', false],
  ['# Harbor Program Report\nThe program supports sailors. Read the full text.', false],
])('hears the landing page of one programme: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
