import { expect, it } from 'vitest';
import { runInHead } from './run-in-head.ts';

it.each([
  ['B. Who not. Organizations receiving operating support.', 'Who not'],
  ['MATCH. Every dollar from the Commission must be matched.', 'MATCH'],
  ['D. What not.', 'What not'],
  ['Eligibility. Public charities may apply.', 'Eligibility'],
])('a title begins: %s', (text, title) => {
  expect(runInHead(text)?.title).toBe(title);
});

it.each([
  'Please type. Handwritten forms are accepted only from small groups.',
  'We never fund vehicles. Do not ask.',
  'A. Smith is the officer in charge.',
  'Who may apply is told below.',
])('no title begins: %s', (text) => {
  expect(runInHead(text)).toBeUndefined();
});
