import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Tansy Valley Bees',
    additionalInfo:
      'The Harz people have promised 7,200 (letter from Sister Anke Vogt). The Lake Club gives $4,100. Grown by Fell Side Natives. Fell Side gives 2,000 off the plants, the council $5,000. A bequest of $7,000 came from the late Ida Prout.',
  },
  answers: [
    {
      question: 'Who supports you?',
      answer: 'The Harz Parish Partnership since 2015. The Lake Trust since 2019.',
    },
  ],
};

test.each([
  'The Harz Parish Partnership has promised $7,200.',
  "The council's $5,000 and Fell Side Natives' $2,000 together give $7,000.",
])('a giver whom the notes call by the beginning of the name: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test('another of the same first word is another', () => {
  expect(falseIn('The Lake Trust gives $4,100.', sources)).not.toEqual([]);
});
