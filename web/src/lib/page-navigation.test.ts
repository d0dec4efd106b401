import { afterEach, expect, it } from 'vitest';
import { isLeavingPage, leavePage } from './page-navigation.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('isLeavingPage returns false once the browser restores the page from its back/forward cache', () => {
  leavePage('#elsewhere');
  expect(isLeavingPage()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isLeavingPage()).toBe(false);
});
