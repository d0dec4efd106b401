import { expect, it } from 'vitest';
import { focusOfNouns } from './focus-of-nouns.ts';

it.each([
  [
    'The objects of the CIO are the relief of hardship among carers and their children living in the Tarn Valley by the provision of breaks and advice.',
    'Relief of hardship among carers and their children',
  ],
  [
    'The choir is dedicated to the performance of early sacred music for the enjoyment of its members.',
    'Performance of early sacred music',
  ],
  [
    'The object of the club is the promotion of inclusive rowing and sculling in Hexham.',
    'Inclusive rowing and sculling',
  ],
  [
    'Rescue and rehabilitation of injured seabirds.',
    'Rescue and rehabilitation of injured seabirds',
  ],
])('reads the field of “%s”', (mission, field) => {
  expect(focusOfNouns(mission)).toBe(field);
});

it.each([
  'The purpose of the Society is the preservation of Ash Grove Hall and its grounds.',
  'The trustees are dedicated to the care of its members.',
  'The club exists to promote rowing.',
  'Support us with your time and your gifts of any size.',
])('finds none in “%s”', (mission) => {
  expect(focusOfNouns(mission)).toBeUndefined();
});
