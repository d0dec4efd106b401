import { expect, it } from 'vitest';
import { whoGoverns } from './who-governs.ts';

it.each([
  'The board has seven members and meets on the second Tuesday of every month.',
  'Board of 11, chaired by Helen Vance.',
  'Our board, of whose 13 members 7 are patients, made this its first priority.',
  'Nine trustees, the chair is Eleri Tudor.',
  'Four of our learners sit on the board.',
])('tells who governs: %s', (text) => {
  expect(whoGoverns(text)).toBe(true);
});

it.each([
  'The sponsors gave $28,750, and the board has agreed to set aside $15,000 of that.',
  'The board voted on October 6 to put in $1,250.',
  'We need a new mixing board.',
])('tells something else: %s', (text) => {
  expect(whoGoverns(text)).toBe(false);
});
