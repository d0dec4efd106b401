import { describe, expect, it } from 'vitest';
import { unsupportedIn } from '../testing/unsupported-claims.ts';

const sources = {
  organizationInfo: {
    name: 'Larch River Choir',
    currentProjects:
      'Three conductors lead our choirs. We keep a library of scores in one building.',
    additionalInfo: 'We rehearse in two halls. A tutor teaches every singer.',
  },
};

describe('a small number', () => {
  it.each([
    ['We own three pianos.', 'three'],
    ['The choir owns 2 vans.', '2'],
    ['Two conductors lead our choirs.', 'Two'],
  ])('is reported where no source counts such things: %s', (text, value) => {
    expect(unsupportedIn(text, sources)).toEqual([value]);
  });

  it.each([
    'We rehearse in 2 halls.',
    'Three conductors lead the choirs.',
    'We work with three groups: children, parents and teachers.',
    'We keep the scores in one building.',
    'One tutor teaches every singer.',
  ])('is not reported where a source counts them, or for "one": %s', (text) => {
    expect(unsupportedIn(text, sources)).toEqual([]);
  });
});
