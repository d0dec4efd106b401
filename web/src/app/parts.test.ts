import { expect, it } from 'vitest';
import { partsAt } from './parts.ts';

it.each([
  ['/', false, ['landing']],
  ['/', true, ['application', 'desk', 'dashboard']],
  ['/auth', false, ['auth']],
  ['/auth', true, ['application']],
  ['/dashboard', false, ['application', 'desk', 'dashboard']],
  ['/profile', true, ['application', 'topBar', 'profile']],
  ['/application-creator', true, ['application', 'creator', 'preparing']],
  ['/application-creator/6650', true, ['application', 'creator', 'review']],
  ['/nowhere', false, ['application']],
])('asks at %s (known: %s) for %j', (pathname, isKnown, parts) => {
  expect(partsAt(pathname, isKnown)).toEqual(parts);
});
