import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { tellsWhoWishes } from './who-wishes.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');
const trust =
  '# Charitable Trust\nThe Trust was established to help people in need. Members support it by donations. We make donations each year.\n';

it.each([
  'Should you wish to seek a Grant please download and complete the Grant Application Form, and return it to the Almoner (almoner@example.org).',
  'Charities wishing to apply for a grant should write to the Clerk.',
])('hears who is told how to ask: %s', (sentence) => {
  const text = `${trust}## Applying for Grants\n${sentence}`;
  expect(tellsWhoWishes(read(text))).toBe(true);
  expect(judgeCall(read(text))).toEqual({ isCall: true });
});

it.each([
  `${trust}## Applying for Grants\nIf you wish to apply for a grant from the council, complete their form.`,
  `${trust}## Supporting us\nIf you wish to support the Trust, complete the form of donation.`,
  '# Grants\n## Applying for grants\nOur donors help. If you wish to apply for a grant, write to a funder.',
])('does not in: %s', (text) => {
  expect(tellsWhoWishes(read(text))).toBe(false);
});
