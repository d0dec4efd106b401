import { describe, expect, it } from 'vitest';
import { byDates } from './by-dates.ts';

const today = '2026-11-21';
const weight = (text: string): number | undefined =>
  byDates(text, { project: 1, timeline: 1 }, today).timeline;

describe('a sentence with a date', () => {
  it.each([
    'We will order by September 1, 2027.',
    'Classes run from January 2027 to June 2028.',
    'The work began in May 2025 and ends on July 3, 2028.',
  ])('tells the schedule where a day is to come: %s', (text) => {
    expect(weight(text)).toBe(2.5);
  });

  it('tells no schedule where all is over', () => {
    expect(weight('Our tanker failed its pump test in March 2026.')).toBe(0);
  });

  it('tells how long the work takes', () => {
    expect(weight('The delivery takes 14 months from order.')).toBe(1.5);
  });

  it('is left as it is without any', () => {
    expect(weight('We teach children to read.')).toBe(1);
  });
});
