import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Kettle Creek Repair Fair',
    achievements:
      '318 lamps and radios brought in, 241 mended. In 2025 there were 83 menders (in 2024 it was 59 menders).',
    additionalInfo:
      'Choir: 52 singers (31 women). We need 26 stewards for the fair, 15 have signed up so far. Survey: 164 neighbors replied: 41 have no bus; 97 would share a car. The mill gives 1,400 and we put in 2,350 from the raffle.',
  },
};

describe('what follows from two values of one sentence', () => {
  it.each([
    'Seventy-seven of the lamps and radios could not be mended.',
    'The number of menders rose by twenty-four.',
    'The choir includes 21 men.',
    'Fifteen stewards have signed up, so eleven are still to be found.',
    'One in four of the neighbors who replied has no bus.',
    'Our match of $3,750 comes from the mill and the raffle.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['Eighty-seven of the lamps and radios could not be mended.', 'Eighty-seven'],
    ['The number of menders rose by thirty-four.', 'thirty-four'],
    ['The choir includes 27 men.', '27'],
    ['Our match of $4,750 comes from the mill and the raffle.', '$4,750'],
    ['One in three of the neighbors who replied has no bus.', 'One in three'],
  ])('is reported where it does not follow: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
