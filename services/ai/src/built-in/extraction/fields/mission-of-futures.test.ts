import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromFutures } from './mission-of-futures.ts';

const told = (text: string) => fromFutures(paperOf(paperFrom('page', 'html', text)))[0]?.value;

it('takes the headline that says what a body works toward', () => {
  const text = 'We’re building a town where every child learns to swim before the age of nine.';
  expect(told(text)).toBe(text);
});

it.each([
  'We are building a playground for the children of Mill Street this spring.',
  'We’re building a town where children swim.',
])('takes no works and no slogan: “%s”', (text) => {
  expect(told(text)).toBeUndefined();
});
