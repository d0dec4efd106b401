import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Sorrel Hill Land Trust',
    additionalInfo: [
      'At every gate there is a keeper: 7 farms, 3 post offices, 1 chapel.',
      'Fourteen lapwing nests were counted on plot 2 on May 3, 2028, and eight on plot 1, where there were two in 2024.',
      'lapwings: 40 in 2010, 14 in 2028',
      'walling etc 47,000',
      'seed + crew 58,300',
      '- Harl Parish council $15,000 (voted May 2)',
      '- Brent Parish council $12,500 (voted June 6)',
      'In our survey, 41 of the 60 walkers who answered (68%) said that the paths were drier, and 52 said that they had met a warden there.',
    ].join('\n'),
  },
};

describe('a value of something else in its place', () => {
  it.each([
    ['The keepers are three farms and seven post offices.', 'three'],
    ['On plot 1, nests rose from two in 2024 to fourteen in 2028.', 'fourteen'],
    ['Walling, gates and stiles will cost $58,300.', '$58,300'],
    ['The Brent Parish council voted $15,000 on June 6.', '$15,000'],
    ['Of the 60 walkers who answered, 41 had met a warden.', '41'],
  ])('is reported: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });

  it.each([
    'The keepers are seven farms and three post offices.',
    'On plot 1, nests rose from two in 2024 to eight in 2028.',
    'Walling, gates and stiles will cost $47,000.',
    'The Brent Parish council voted $12,500 on June 6.',
    'Of the 60 walkers who answered, 52 had met a warden.',
    'Of the 60 walkers who answered, 41 found the paths drier.',
  ])('is no alarm where it is its own: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});
