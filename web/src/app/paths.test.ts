import { expect, it } from 'vitest';
import { paths, safeNext } from './paths.ts';

it.each([
  ['/documents', '/documents'],
  ['/application-creator/1?step=3#x', '/application-creator/1?step=3#x'],
  ['/a/../profile', '/profile'],
])('goes on to %s', (next, target) => expect(safeNext(next)).toBe(target));

it.each([
  null,
  '',
  'documents',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth',
  '/auth?next=/auth',
])('does not go on to %s', (next) => expect(safeNext(next)).toBeUndefined());

it('remembers where to come back to', () => {
  expect(paths.login('/documents?a=b')).toBe('/api/login?next=%2Fdocuments%3Fa%3Db');
  expect(paths.login('/')).toBe('/api/login');
  expect(paths.checkout('/application-creator')).toBe('/checkout?next=%2Fapplication-creator');
});
