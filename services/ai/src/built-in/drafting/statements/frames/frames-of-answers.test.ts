import { describe, expect, it } from 'vitest';
import { oneSubject } from './one-subject.ts';
import { takesPart } from './takes-part.ts';

const who = 'Who takes part, and how many people?';

describe('who takes part', () => {
  it.each([
    [
      '60 adults over the year, most of them 22 to 45',
      '60 adults over the year will take part, most of them 22 to 45.',
    ],
    [
      'about 80 people over 70, most of them live alone, 20 at each table.',
      'About 80 people over 70 will take part, most of them live alone, 20 at each table.',
    ],
    ['24 new volunteers', '24 new volunteers will take part.'],
    [
      'Four artists, ten helpers from our senior choir, and roughly 300 guests at the concerts',
      'Four artists, ten helpers from our senior choir, and roughly 300 guests at the concerts will take part.',
    ],
    [
      '40 carers and the 43 people they look after, mostly women',
      '40 carers and the 43 people they look after will take part, mostly women.',
    ],
  ])('%s', (line, told) => {
    expect(takesPart(who, line)).toBe(told);
  });

  it.each([
    [who, 'We invite everybody who lives on the estate'],
    [who, 'About 25 of them come to each meeting'],
    ['How much do you ask for?', '24 new chairs'],
  ])('is left as it is said: %s %s', (question, line) => {
    expect(takesPart(question, line)).toBeUndefined();
  });
});

describe('a subject said twice', () => {
  it.each([
    [
      'Our cook Tony Hale, he has run kitchens for years.',
      'Our cook Tony Hale has run kitchens for years.',
    ],
    [
      'Ines Ortiz, our coordinator since 2019, she was a nurse for 14 years.',
      'Ines Ortiz, our coordinator since 2019, was a nurse for 14 years.',
    ],
  ])('is said once: %s', (line, told) => {
    expect(oneSubject(line)).toBe(told);
  });

  it.each([
    'Since Ines came to us, she has trained forty people.',
    'When the mill closed, they moved away.',
    'Maria runs the pantry, she has done so since 2015.',
  ])('leaves two clauses apart: %s', (line) => {
    expect(oneSubject(line)).toBe(line);
  });
});
