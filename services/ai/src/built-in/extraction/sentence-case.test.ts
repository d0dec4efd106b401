import { describe, expect, it } from 'vitest';
import { sentenceCase } from './sentence-case.ts';

describe('a passage set in capitals', () => {
  it.each([
    ['WE TEACH ADULTS TO READ. CLASSES ARE FREE.', 'We teach adults to read. Classes are free.'],
    [
      'FREE RIDES FOR SENIORS IN PIKE, LYON AND ROSS COUNTIES, KANSAS, SINCE MARCH 2011.',
      'Free rides for seniors in Pike, Lyon and Ross Counties, Kansas, since March 2011.',
    ],
    [
      'A YMCA CAMP FOR CHILDREN WITH HIV IN THE CITY OF OGDEN.',
      'A YMCA camp for children with HIV in the city of Ogden.',
    ],
    ['EACH FAMILY GETS A 20-LB. BAG OF RICE.', 'Each family gets a 20-lb. bag of rice.'],
    ['MEMBERS MAY MARCH EVERY MONDAY.', 'Members may march every Monday.'],
  ])('%s', (given, written) => {
    expect(sentenceCase(given)).toBe(written);
  });

  it('keeps the names it is given', () => {
    expect(
      sentenceCase('ROOTS & WINGS HELPS FAMILIES IN ELM CREEK.', ['Roots & Wings', 'Elm Creek']),
    ).toBe('Roots & Wings helps families in Elm Creek.');
  });

  it('is left alone where it is not all in capitals', () => {
    expect(sentenceCase('The YWCA runs a shelter.')).toBe('The YWCA runs a shelter.');
  });
});
