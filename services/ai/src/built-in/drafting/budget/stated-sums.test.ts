import { describe, expect, it } from 'vitest';
import { isAstray, statedSums } from './stated-sums.ts';

describe('what a project costs or asks for, as its writer stated it', () => {
  it.each([
    ['TOTAL .......... $84,600\nthis request ...... $60,000', [84_600, 60_000]],
    ['So the whole thing is $58,050.', [58_050]],
    ['We ask for $12,000. The project costs $30,000 in all.', [12_000, 30_000]],
    ['We request $20,000 a year for 3 years.', [60_000]],
    ['Our annual budget is $400,000 in total. Aprons $15 a child.', []],
  ])('%s', (text, sums) => {
    expect(statedSums([text])).toEqual(sums);
  });

  it('is far from what was misread', () => {
    expect(isAstray(92_321.5, [58_050, 36_750])).toBe(true);
    expect(isAstray(36_200, [84_600, 60_000])).toBe(true);
  });

  it('is near what was reckoned a little wrong, and nowhere where nobody stated anything', () => {
    expect(isAstray(57_000, [58_050])).toBe(false);
    expect(isAstray(36_200, [])).toBe(false);
  });
});
