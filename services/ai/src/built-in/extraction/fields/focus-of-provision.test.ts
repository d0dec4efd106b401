import { expect, it } from 'vitest';
import { focusOfMission } from './focus-of-mission.ts';
import { focusOfProvision } from './focus-of-provision.ts';

const objects =
  'The object of the charity is the provision and maintenance of a recreation ground for the use of the inhabitants of Alderby, including use for: a) games and sports, and b) fairs and other forms of leisure-time occupation, with the object of improving the conditions of life for the said inhabitants.';

it('takes the ground or hall with the uses that its objects name', () => {
  expect(focusOfMission(objects)).toBe(
    'Recreation ground, games and sports, fairs and other forms of leisure-time occupation',
  );
});

it('leaves a provision without uses to the other rules', () => {
  expect(focusOfProvision('The provision of a hall for the use of Alderby.')).toBeUndefined();
});
