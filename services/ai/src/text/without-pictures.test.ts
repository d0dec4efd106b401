import { expect, it } from 'vitest';
import { withoutPictures } from './without-pictures.ts';

it.each([
  ['💡 Call for Proposals 💡', 'Call for Proposals'],
  ['👋🏽 Announcing our second cohort', 'Announcing our second cohort'],
  ['Harbor Grants 🎉🎉', 'Harbor Grants'],
  ['⚠️ Applications are closed', 'Applications are closed'],
  ['Grants for Heart ❤️ Houses', 'Grants for Heart ❤️ Houses'],
  ['The Otter Prize®', 'The Otter Prize®'],
  ['2027 Grants #1', '2027 Grants #1'],
])('takes the pictures from around %s', (title, name) => {
  expect(withoutPictures(title)).toBe(name);
});
