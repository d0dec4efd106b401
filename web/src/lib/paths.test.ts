import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('encodes the path to return to, except for the home page', () => {
  expect(paths.login('/documents?a=b')).toBe('/api/login?next=%2Fdocuments%3Fa%3Db');
  expect(paths.login('/')).toBe('/api/login');
  expect(paths.checkout('/application-creator')).toBe('/checkout?next=%2Fapplication-creator');
});
