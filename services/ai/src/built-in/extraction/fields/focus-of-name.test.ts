import { expect, it } from 'vitest';
import { focusOfName } from './focus-of-name.ts';

it.each([
  ['Last Bite Food Rescue', 'Food rescue'],
  ['Dunmore Public Library, Inc.', 'Public library services'],
  ['Sycamore Bend Volunteer Fire Company', 'Fire protection'],
])('knows what a body of one service does: “%s”', (name, service) => {
  expect(focusOfName(name)).toBe(service);
});

it.each([
  'Tarn Valley Food Bank',
  'Ash Grove Railway Museum',
  'Elm Row Alliance',
  'Friends of the Dunmore Public Library, Inc.',
  'Elm Row Hospice Foundation',
])('says nothing of one that does more or other than its name tells: “%s”', (name) => {
  expect(focusOfName(name)).toBeUndefined();
});
