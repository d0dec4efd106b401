import { expect, it } from 'vitest';
import { unsupportedIn } from '../testing/unsupported-claims.ts';

const name = 'Larch River Choir';
const copied =
  'Within thirty (30) days after a concert the Clerk sends a copy of the program to Section 4.';
const additionalInfo = [
  copied,
  'Within ten (10) days after a meeting the Clerk sends a copy of the minutes to Section 7.',
].join('\n');
const organizationInfo = { name, additionalInfo };

it('accepts all facts in a sentence copied word for word from a source', () => {
  expect(unsupportedIn(copied, { organizationInfo })).toEqual([]);
});

it('reports a changed value in an otherwise copied sentence', () => {
  const changed = copied.replace('thirty (30)', 'forty (40)');
  expect(unsupportedIn(changed, { organizationInfo })).toEqual(['forty (40)']);
});

it('finds a name whose words occur hundreds of times in the sources', () => {
  const notes = [
    ...Array.from({ length: 400 }, (_, n) => `The Larch choir sang song ${n}.`),
    'In May we opened the Larch Cabinet.',
  ].join('\n');
  const sources = { organizationInfo: { name, additionalInfo: notes } };
  expect(unsupportedIn('Visitors love our Larch Cabinet.', sources)).toEqual([]);
  expect(unsupportedIn('Visitors love our Birch Cabinet.', sources)).toEqual(['Birch Cabinet']);
});
