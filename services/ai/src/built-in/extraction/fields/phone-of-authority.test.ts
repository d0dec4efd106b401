import { expect, it } from 'vitest';
import { isOfAuthority } from './phone-of-authority.ts';

it.each([
  'Send one original to Division of Corporations, P.O. Box 4, Salem. Questions? Call 503-555-0144.',
  'Include a filing fee of $25. Call 503-555-0144.',
])('knows whom a state’s form tells to call: “%s”', (text) => {
  expect(isOfAuthority('articles', text)).toBe(true);
  expect(isOfAuthority('other', text)).toBe(false);
});

it('leaves the body’s own', () => {
  expect(isOfAuthority('articles', 'Telephone of the corporation: 503-555-0188')).toBe(false);
  expect(
    isOfAuthority('articles', 'The principal office of the corporation is: Phone: 503-555-0188'),
  ).toBe(false);
});
