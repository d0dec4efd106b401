import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { acceptsNow } from './accepts-now.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');
const travel =
  '# Student Travel Support\nStudents from any college may ask for travel support to the Otter Meeting.\nWe are currently accepting applications for student travel grants.\n## Important Dates\n- January 18, 2027 - Student travel grant application due';
const fellows =
  '# Otter Fellowship 2027\nApplications for the Otter Fellowship 2027 open on Monday 7 September 2026.\nEach Fellow will be allocated £2,000 to spend over a year. We encourage applicants to plan events online.';

it('hears that applications are taken', () => {
  expect(acceptsNow(read(travel))).toBe(true);
  expect(judgeCall(read(travel))).toEqual({ isCall: true });
  expect(judgeCall(read(fellows))).toEqual({ isCall: true });
});

it.each([
  // No day, and nothing that is given.
  'We are currently accepting applications for the board. Members meet monthly.',
  // Of another kind of opening.
  'Registration for the meeting opens on May 3, 2027. The grant pays for lunch.',
  'Applications are closed. Each Fellow was given £2,000.',
])('is not misled by: %s', (text) => {
  expect(acceptsNow(read(text))).toBe(false);
});
