import { describe, expect, it } from 'vitest';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';

const sources = {
  organizationInfo: {
    name: 'Larch River Choir',
    currentProjects:
      'Three conductors lead our choirs. We keep a library of scores in one building.',
    additionalInfo: 'We rehearse in two halls. A tutor teaches every singer.',
  },
};

describe('a count of items listed in a source', () => {
  const listed = {
    organizationInfo: {
      name: 'Larch River Choir',
      focusAreas: 'music, youth, health, old age',
      additionalInfo: 'Our partners in the county are Reed School and the Lindal Clinic.',
    },
    answers: [
      { question: 'Which halls do you use?', answer: 'Dayton, Xenia and Troy' },
      { question: 'Which choirs do you have?', answer: 'Larks\nRobins\nFinches\nWrens\nCranes' },
      { question: 'Which trips do you plan?', answer: 'Choirs travel. Parents help. We pay.' },
    ],
  };

  it.each([
    'We work with two partners.',
    'We sing in three halls.',
    'Our 5 choirs sing.',
    'We have four focus areas.',
  ])('is supported: %s', (text) => {
    expect(unsupportedIn(text, listed)).toEqual([]);
  });

  it.each([
    ['We work with three partners.', 'three'],
    ['We sing in two halls.', 'two'],
    ['Our 4 choirs sing.', '4'],
    ['We have three focus areas.', 'three'],
    ['We plan three trips.', 'three'],
  ])('is reported if the list is longer, shorter or made of sentences: %s', (text, value) => {
    expect(unsupportedIn(text, listed)).toEqual([value]);
  });
});

describe('a small number', () => {
  it.each([
    ['We own three pianos.', 'three'],
    ['The choir owns 2 vans.', '2'],
    ['Two conductors lead our choirs.', 'Two'],
  ])('is reported if no source states it: %s', (text, value) => {
    expect(unsupportedIn(text, sources)).toEqual([value]);
  });

  it.each([
    'We rehearse in 2 halls.',
    'Three conductors lead the choirs.',
    'We work with three groups: children, parents and teachers.',
    'We keep the scores in one building.',
    'One tutor teaches every singer.',
  ])('is not reported if a source states it or the number is "one": %s', (text) => {
    expect(unsupportedIn(text, sources)).toEqual([]);
  });
});
