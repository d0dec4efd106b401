import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  [
    'Community Grants',
    'Community groups may ask for community grants.',
    'Elm Trust',
    'Community Grants, Elm Trust',
  ],
  ['Small Grants', 'Small grants are for small groups.', 'KESTREL', 'Small Grants, KESTREL'],
  ['KFG', 'The KFG is for faculty.', 'Elm College', 'KFG, Elm College'],
  ['', 'We give twice a year.', 'Elm Trust', 'Elm Trust grants'],
])('says whose it is where its words are those of many: %s', (name, text, funder, full) => {
  expect(fullName(name, text, funder)).toBe(full);
});

it.each([
  ['KESTREL Fellowship Grants', 'KESTREL helps newsrooms. Newsrooms use KESTREL.'],
  ['Marigold Grants', 'The Marigold Grants help gardens.'],
  ['Arts Education Project Support Grants', 'Schools may ask.'],
])('stands alone where it tells itself from others: %s', (name, text) => {
  expect(fullName(name, text, 'Elm Trust')).toBe(name);
});

it('says what it is a part of, where the paper does', () => {
  const text =
    'Small grants under the HERN programme seek to map bogs. A small grant may be used soon.';
  expect(fullName('Small grants', text, 'Elm Trust')).toBe('Small grants, HERN programme');
  expect(fullName('Small grants', 'Small grants under the Programme help.', 'Elm Trust')).toBe(
    'Small grants, Elm Trust',
  );
});

it('is what stands under the name of who gives', () => {
  expect(fullName('Community Grants', 'Our community.', 'Elm Trust', true)).toBe(
    'Community Grants',
  );
  expect(fullName('', '', undefined)).toBe('');
});
