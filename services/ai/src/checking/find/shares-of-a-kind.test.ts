import { expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Wheels of the North',
    additionalInfo: 'One in four kids here live under the poverty line.',
  },
  answers: [],
};

it.each([
  'One child in four here, or 25%, lives below the poverty line.',
  'One child in four under that line is hungry.',
])('a share of children who stand here is the one in four of the notes: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

it('and another share is not', () => {
  expect(falseIn('One child in six here lives below the poverty line.', sources).join()).toContain(
    'six',
  );
});
