import { expect, test } from 'vitest';
import { expandTitles } from './short-titles.ts';

test.each([
  ['Exec. Dir. Mei Tran', 'Executive Director Mei Tran'],
  ['our exec dir is Mei Tran', 'our executive director is Mei Tran'],
  ['Treas. Jo Kim and Mgr Paul Roe', 'Treasurer Jo Kim and Manager Paul Roe'],
  ['the dir. of music', 'the dir. of music'],
])('%s', (short, full) => {
  expect(expandTitles(short)).toBe(full);
});
