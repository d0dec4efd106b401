import { expect, it } from 'vitest';
import { sectionName } from './section-name.ts';

it('the number of a heading without a point is no part of its name', () => {
  expect(sectionName('1 Who you are')).toBe('Who you are');
  expect(sectionName('4 What it will cost')).toBe('What it will cost');
  expect(sectionName('4 Letters of support')).toBe('4 Letters of support');
});
