import { expect, it } from 'vitest';
import { isSentence, dependsOnPrevious } from './statement.ts';

it.each([
  ['We feed whoever comes.', true],
  ['“It works,” said Ana Ruiz.”', true],
  ['47,300 hot meals last year.', true],
  ['install June 2027', false],
  ['new kitchen will let us serve more.', false],
  ['Teaching artists: $48,000', false],
])('detects whether text is a complete sentence: %s', (text, expected) => {
  expect(isSentence(text)).toBe(expected);
});

it.each([
  'This allowed them to come on foot.',
  'However, nobody was left out.',
  'They were glad of it.',
  'And we did.',
  'Some of them came back.',
  'For example, the choir sang.',
  'which made it cheaper.',
])('detects a sentence that refers to the previous one: %s', (text) => {
  expect(dependsOnPrevious(text)).toBe(true);
});

it.each([
  'This year we served 12,400 households.',
  'Thistle Street is our home.',
  'Both Orle and Wells lost a school.',
  'While many leave, we stay.',
  'Itasca County has no clinic.',
])('recognizes an independent sentence: %s', (text) => {
  expect(dependsOnPrevious(text)).toBe(false);
});
