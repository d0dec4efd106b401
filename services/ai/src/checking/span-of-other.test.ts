import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Linnet Street Gardens',
    foundedYear: '2011',
    additionalInfo: 'The Baptist chapel lends us its orchard without rent for nine years.',
  },
};

test('how long somebody else gives something is not how old the organization is', () => {
  expect(falseIn('The Baptist chapel lends us its orchard for fifteen years.', sources)).toContain(
    'fifteen',
  );
  expect(falseIn('The Baptist chapel lends us its orchard for nine years.', sources)).toEqual([]);
});

test('the organization may say its age of anything else', () => {
  expect(falseIn('For fifteen years we have dug and planted with our neighbors.', sources)).toEqual(
    [],
  );
});
