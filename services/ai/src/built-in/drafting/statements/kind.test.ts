import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';

describe('what a sentence tells', () => {
  it.each([
    ['Starting June 2027 the library bus stops at six farm camps every week.', 'deed'],
    ['We will train 40 lay counselors.', 'deed'],
    ['Two coaches meet each family twice a month.', 'deed'],
    ['We score PHQ-9 at intake and at 6 months; our goal is 60% below 10.', 'measure'],
    ['Pre/post survey of all riders.', 'measure'],
    ['One in five children here starts school without a single book at home.', 'need'],
    ['A 2024 survey found that 31% of renters share a room.', 'need'],
    ['Our founder grew up on Elm Street.', undefined],
  ])('%s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
