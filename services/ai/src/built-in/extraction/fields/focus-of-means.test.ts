import { expect, it } from 'vitest';
import { focusOfMeans } from './focus-of-means.ts';

it.each([
  [
    'The objects are to relieve sickness and to protect good health by providing and assisting in the provision of art therapy for young carers in Fife.',
    'Art therapy for young carers',
  ],
  [
    'The relief of poverty among families in Leith by the provision of school clothes and shoes and such other means as the trustees decide.',
    'School clothes and shoes',
  ],
])('gives by what a charity relieves need: “%s”', (mission, field) => {
  expect(focusOfMeans(mission)).toBe(field);
});

it.each([
  'To relieve poverty by providing grants to people in need in the borough.',
  'To preserve the old mill by providing tours of it to visitors.',
])('gives nothing where the means is money, or the purpose one of its own: “%s”', (mission) => {
  expect(focusOfMeans(mission)).toBeUndefined();
});
