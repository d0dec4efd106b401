import { expect, it } from 'vitest';
import { findIn } from '../fixtures/reads.ts';
import { awardAmount } from './award-amount.ts';

const linesOf = (text: string): string[] => findIn(awardAmount, text).map((one) => one.text);

it('does not take for the whole what the line below calls that of each award', () => {
  const sum = 'Anticipated Funding Amount: $90,000';
  expect(linesOf(sum)).toEqual(['About $90,000 is available in all']);
  expect(linesOf(`${sum}\nPer award, if funds allow.`).join()).not.toMatch(/in all/);
  expect(linesOf(`${sum}\nPersons who apply must live here.`)).toEqual([
    'About $90,000 is available in all',
  ]);
});
