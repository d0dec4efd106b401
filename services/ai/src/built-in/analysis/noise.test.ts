import { expect, it } from 'vitest';
import { isNoise } from './noise.ts';

it.each([
  'Welcome to the new Grant Application Portal!',
  'The state application is also available in Word to comply with accessibility requirements.',
  'Back to top',
  'We use cookies to make this page better.',
  'Please read the guidelines before you apply.',
])('leaves out what belongs to the page: %s', (text) => {
  expect(isNoise(text)).toBe(true);
});

it.each([
  'Please read the rules, which all applicants must accept.',
  'Applications from newcomers are welcome to the end of May.',
  'Grants are up to $5,000.',
])('keeps what belongs to the call: %s', (text) => {
  expect(isNoise(text)).toBe(false);
});
