import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { wantsPanel } from './panel-wanted.ts';

const hears = (text: string): boolean =>
  wantsPanel(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# Join our grants panel\nPanel members read twenty applications a year. No experience is needed.',
    true,
  ],
  ['# Become a reviewer\nReviewers will score proposals. The time commitment is ten hours.', true],
  [
    '# Serve on our review committee\nYou will read applications and attend two meetings. Members serve for three years.',
    true,
  ],
  ['# Community grants\nA panel reads all applications. Applicants may ask for up to $500.', false],
  ['# Our board\nTrustees are elected. Members meet in May.', false],
])('hears that people are wanted who judge: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
