import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { isShortPageOfCall } from './short-page.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');

it.each([
  'Dear Leader,\nThe Town is pleased to announce the availability of the Block Partnership Grant application for next year. The maximum awards for the grant program are $2,000 a block. Matching funds are required. Please see the attached application. Blocks are eligible once. The application deadline is Monday, August 30, 2027.',
  '# Block Matching Grant\nThe grant program provides matching funds for eligible blocks, up to $1,000. Each application is reviewed by the board. Download a grant application, or ask for a printed copy.',
])('hears a call in a few lines: %s', (text) => {
  expect(isShortPageOfCall(read(text))).toBe(true);
  expect(judgeCall(read(text)).isCall).toBe(true);
});

it.each([
  '# Block Grants\nUp to $2,000 was awarded to five blocks. Each application is reviewed. The grant program provides matching funds. The application deadline was in May.',
  '# About us\nOur grant program is known in town. Gifts are up to $500.',
])('hears none in: %s', (text) => {
  expect(isShortPageOfCall(read(text))).toBe(false);
});
