import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it('replaces the private characters of symbol fonts that have an equivalent', () => {
  expect(cleanText('\uF0B7 Plan \uF0E0 act \uF0FF')).toBe('• Plan → act \uF0FF');
});
