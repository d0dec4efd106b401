import { expect, it } from 'vitest';
import { kindByItsHead, kindOf } from './kind-of.ts';

it.each([
  ['deadline', 'Funding will be awarded by July 2027'],
  ['eligibility', 'Researchers from these groups are encouraged to apply'],
  ['eligibility', 'Applications from post-doctoral candidates will not be accepted'],
  ['evaluation', 'Scientific review will be conducted from February through May'],
  ['deadline', 'June 30th: Grant recipients and grant amounts finalized'],
  ['deadline', 'April - May: Programs present year-end reports'],
  ['deadline', 'Opens 11 January 2027'],
  [
    'amount',
    'Recommendations go to the council, and payments are made in two parts after the report',
  ],
  ['amount', 'At least ten percent must come from other sources'],
  ['format', 'Single spaced, 11-point type, one-inch margins'],
  ['limit', 'Pages beyond a limit are removed before review'],
  ['limit', 'Limits are firm; our portal cuts off whatever goes over'],
  ['limit', 'Works must be complete, and all receipts handed in, by 30 November 2028'],
  ['submission', 'Late forms are returned unopened'],
  ['evaluation', 'All organizations will receive notification when funding decisions are made'],
  ['attachment', 'Attach a letter of agreement'],
  ['content', 'Describe the need in the narrative'],
])('files under %s: %s', (kind, text) => {
  expect(kindOf(text)).toBe(kind);
});

it.each([
  ['Size of grant: $8,000 to $60,000', 'amount'],
  [
    'Have been operating for three years, and your yearly spending must be under $2 million',
    'eligibility',
  ],
  ['Size of type: 11 point', undefined],
])('is told by how a line begins, whichever rule found it: %s', (text, kind) => {
  expect(kindByItsHead(text)).toBe(kind);
});
