import { expect, it } from 'vitest';
import { inFirstPerson } from './write-sentence.ts';

it.each([
  ['Tern House trains and employs night nurses.', 'We train and employ night nurses.'],
  ['Tern House serves 12 schools with its trucks.', 'We serve 12 schools with our trucks.'],
  ['Tern House teaches and publishes widely.', 'We teach and publish widely.'],
  ['Tern House plants reeds and birds come back.', 'We plant reeds and birds come back.'],
])('lets the organization speak for itself: %s', (said, ours) => {
  expect(inFirstPerson(said, ['Tern House'])).toBe(ours);
});
