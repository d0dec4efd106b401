import { expect, it } from 'vitest';
import { introducesSections } from './content-region.ts';
import { sectionName } from './section-name.ts';

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

it('the number of a heading without a point is no part of its name', () => {
  expect(sectionName('1 Who you are')).toBe('Who you are');
  expect(sectionName('4 What it will cost')).toBe('What it will cost');
  expect(sectionName('4 Letters of support')).toBe('4 Letters of support');
});
