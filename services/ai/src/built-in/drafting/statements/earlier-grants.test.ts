import { expect, it } from 'vitest';
import { asksOfEarlierGrants } from './earlier-grants.ts';

it.each([
  'Have you had grants before and how did they go?',
  'Which previous grants have you received?',
  'Have you received funding from us?',
])('asks for the record: %s', (question) => {
  expect(asksOfEarlierGrants(question)).toBe(true);
});

it.each(['How much do you ask for?', 'Which other funding do you have?'])(
  'asks for this project: %s',
  (question) => {
    expect(asksOfEarlierGrants(question)).toBe(false);
  },
);
