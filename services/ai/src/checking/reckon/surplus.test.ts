import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Osprey Lane Players',
    achievements: 'A new curtain for $3,600.',
    additionalInfo: 'Income for the year was $88,400 and expenditure $84,150.',
  },
};

test.each([
  'Our income was $88,400, $4,250 more than we spent.',
  'Income of $88,400 was $4,250 above spending.',
])('by how much income is more than spending: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['Our income was $88,400, $3,600 more than we spent.', '$3,600'],
  ['Our income was $88,400, $5,250 more than we spent.', '$5,250'],
])('what the accounts make another is reported, wherever else it stands: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
