import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAnnualBudgets } from './annual-budget.ts';

const spent = (text: string) =>
  [...findAnnualBudgets(paperOf(paperFrom('return', 'pdf', text)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

const full = 'Form 990 Return of Organization Exempt From Income Tax';
const short = 'Form 990-EZ Short Form Return of Organization Exempt From Income Tax';

describe('the amounts of a form’s line', () => {
  it('are those of both years where the first came out in one cell with the line’s number', () => {
    expect(
      spent(`${full}
      | 18 Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25) | 18 902,114. | 955,301. |`),
    ).toBe('$955,301');
  });

  it('are told by its number where they stand apart from its words', () => {
    expect(
      spent(`${full}
      | 17 | 401,222 | 418,007 |
      | 18 | 902,114 | 955,301 |
      | 19 | 12,004 | (3,118) |
      17 Other expenses (Part IX, column (A), lines 11a-11d, 11f-24e) . . .
      18 Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25) . . .
      19 Revenue less expenses. Subtract line 18 from line 12 . . .`),
    ).toBe('$955,301');
  });

  it('are those of the one year of the short form, whose number has a cell of its own', () => {
    expect(
      spent(`${short}
      | 9 | Total revenue. Add lines 1, 2, 3, 4, 5c, 6d, 7c, and 8 |
      | 17 | Total expenses. Add lines 10 through 16 |
      | 9 | 61,240 |
      | 17 | 58,113 |`),
    ).toBe('$58,113');
  });

  it('are not those of another line right below', () => {
    expect(
      spent(`${full}
      18 Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25)
      | 8 | 77,000 | 88,000 |
      | 18 | 902,114 | 955,301 |`),
    ).toBe('$955,301');
  });

  it('may stand behind the number in one line', () => {
    expect(
      spent(`${full}
      18 Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25)
      18 902,114. 955,301.`),
    ).toBe('$955,301');
  });

  it('are nobody’s where two parts of a page have the number', () => {
    expect(
      spent(`${full}
      18 Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25)
      Net assets
      | 18 | 902,114 | 955,301 |
      Part X Balance Sheet
      | 18 | 14,000 | 12,500 |`),
    ).toBeUndefined();
  });
});
