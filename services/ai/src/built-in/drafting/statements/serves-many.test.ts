import { expect, it } from 'vitest';
import { servesMany } from './serves-many.ts';

it.each([
  'In the first year we expect to serve 60 families in both valleys.',
  'The project will reach about 300 pupils.',
  'We hope to help twenty older residents a month.',
])('tells for how many: %s', (text) => {
  expect(servesMany(text)).toBe(true);
});

it.each([
  'We will train six stewards.',
  'In 2019 the mill served 60 villages.',
  'We will reach the coast by noon.',
])('tells something else: %s', (text) => {
  expect(servesMany(text)).toBe(false);
});
