import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { tellsWhoMayHaveIt } from './who-may-have-it.ts';

const hears = (text: string): boolean =>
  tellsWhoMayHaveIt(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# Who can apply\nYou can, if you are a charity. We normally fund groups of five or more. The grant is for one year.',
    true,
  ],
  [
    '# Eligible groups\nClubs may draw on the fund. Parish councils can only apply for a hall.',
    true,
  ],
  ['# Criteria for grants\nGrants are considered for schools. Not supported: prizes.', true],
  ['# Who can apply\nThe library card is free. You can, if you are over ten.', false],
  [
    '# Criteria for grants\nReviewers check whether clubs are eligible; applicants should be local.',
    false,
  ],
])('hears who may have the money: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
