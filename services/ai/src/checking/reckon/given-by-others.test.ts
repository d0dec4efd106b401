import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Reed Bay Potters',
    additionalInfo: 'Kiln 52,000\nGlazes 18,000\nTotal cost: $70,000',
  },
  answers: [{ question: 'How much do you ask for?', answer: '$46,500 of a total of $70,000.' }],
};

test.each([
  'The total cost is $70,000, of which $23,500 is to come from others.',
  'The total cost is $70,000, of which $23,500 comes from other donors.',
])('what others give is what the request leaves: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test('and no other amount', () => {
  expect(
    falseIn('The total cost is $70,000, of which $25,300 is to come from others.', sources),
  ).toContain('$25,300');
});
