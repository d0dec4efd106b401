import { expect, it } from 'vitest';
import { introducesSections } from './content-region.ts';

it.each([
  'You will write answers to these questions in our online portal.',
  'Please keep each answer under 2,500 characters.',
  'Give short answers to the following six questions.',
])('a lead that speaks of answers announces the parts of an application: %s', (lead) => {
  expect(introducesSections(lead)).toBe(true);
});

it.each([
  'We give answers to callers on Mondays.',
  'Keep your receipts until the end of the year.',
])('and what only sounds like it does not: %s', (lead) => {
  expect(introducesSections(lead)).toBe(false);
});
