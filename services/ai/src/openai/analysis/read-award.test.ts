import { expect, it } from 'vitest';
import { readAward } from './read-award.ts';
import type { VerifiedLine } from './to-requirement.ts';

const line = (kind: VerifiedLine['kind'], text: string, quote = text): VerifiedLine => ({
  kind,
  requirement: { text, kind: 'amount', mandatory: true, quote, page: 3 },
});
const amounts = (...lines: VerifiedLine[]) => {
  const { floor, ceiling, total, count } = readAward(lines);
  return [floor?.amount, ceiling?.amount, total?.amount, count?.value, count?.to];
};

it.each([
  ['Awards range from $2,000 to $10,000.', [2_000, 10_000]],
  ['Request up to $75,000.', [undefined, 75_000]],
  ['The maximum award is $50,000.', [undefined, 50_000]],
  ['Award ceiling: $1.5 million', [undefined, 1_500_000]],
  ['The minimum request is $500.', [500, undefined]],
  ['The minimum is $500 and the maximum is $900.', [500, 900]],
  ['Each grant is $4,000.', [4_000, 4_000]],
  ['The average award is $7,000.', [undefined, undefined]],
])('reads the award sizes from %j', (text, [floor, ceiling]) => {
  expect(amounts(line('award-size', text)).slice(0, 2)).toEqual([floor, ceiling]);
});

it('ignores amounts that have been replaced', () => {
  expect(
    amounts(
      line('award-size', 'The maximum award is raised from $20,000 to $25,000.'),
      line('total-funding', 'The total is $400,000 in lieu of $300,000.'),
      line('award-count', 'We now expect to make 18 awards instead of 15 awards.'),
    ),
  ).toEqual([undefined, 25_000, 400_000, 18, undefined]);
});

it('finds the total funding and the number of awards', () => {
  expect(
    amounts(
      line('award-size', 'Up to $20,000 per grant.'),
      line('total-funding', 'A total of $200,000 is available.'),
      line('award-count', 'We expect to make 8 to 12 awards.'),
    ),
  ).toEqual([undefined, 20_000, 200_000, 8, 12]);
});

it('covers the award sizes of all tracks in a program', () => {
  expect(
    amounts(
      line('award-size', 'Planning grants: $1,000 to $5,000'),
      line('award-size', 'Building grants: $10,000 to $40,000'),
    ).slice(0, 2),
  ).toEqual([1_000, 40_000]);
});

it('ignores an amount that is not in the quote', () => {
  expect(amounts(line('award-size', 'Request up to $9,000.', 'Grants are made.'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
