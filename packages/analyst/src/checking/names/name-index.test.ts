import { expect, it } from 'vitest';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';

const organizationInfo = {
  name: 'Larch River Choir',
  mission: 'Sing in Kenya, Italy, China and Peru, or at home in Dayton, OH.',
};

it.each(['We meet Kenyans every year.', 'We love the Italian way of singing.', 'We sing in Ohio.'])(
  'accepts another form of a place name: %s',
  (text) => {
    expect(unsupportedIn(text, { organizationInfo })).toEqual([]);
  },
);

it.each([
  ['We meet Rwandans every year.', 'Rwandans'],
  ['We sing in Oregon.', 'Oregon'],
  ['We sing in Indiana.', 'Indiana'],
])('reports a place that no source mentions: %s', (text, name) => {
  expect(unsupportedIn(text, { organizationInfo })).toEqual([name]);
});
