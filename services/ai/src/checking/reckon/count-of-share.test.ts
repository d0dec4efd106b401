import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Cobble Hill Eye Bus',
    additionalInfo:
      'The bus will screen 240 children at nine schools. Our goal is that 85 percent of the children screened wear their spectacles at the second visit. 35 percent of our drivers are women.',
  },
};

test('a goal in percent is so many of those of whom it is said', () => {
  expect(
    falseIn('At the second visit 204 of the 240 children screened will wear spectacles.', sources),
  ).toEqual([]);
});

test.each([
  ['At the second visit 214 of the 240 children screened will wear spectacles.', '214'],
  ['At the second visit 84 of the 240 children screened will wear spectacles.', '84'],
])('and no other, nor that of another share: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
