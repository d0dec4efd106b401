import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { handsOutForm } from './form-to-return.ts';

const hears = (text: string): boolean =>
  handsOutForm(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  ['# Grant Application\nDownload the grant application, fill it in, and email us the form.', true],
  [
    '# Seeds\nMembers may fill in a simple application for a mini-grant. Send applications to the treasurer.',
    true,
  ],
  ['# Scholarship\nPlease complete the scholarship application form and return it by mail.', true],
  ['# Membership\nComplete the membership application and return it by mail.', false],
  ['# Report\nDownload the report form and e-mail it to us.', false],
])('hears that a form is handed out: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
