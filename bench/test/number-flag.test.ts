import { expect, it } from 'vitest';
import { numberFlag } from '../lib/number-flag.ts';

it('reads numbers', () => {
  expect(numberFlag('--rate', '0.5')).toBe(0.5);
  expect(numberFlag('ROUNDS', 8)).toBe(8);
});

it.each(['x', '', '20s'])('rejects "%s" and names the flag', (text) => {
  expect(() => numberFlag('--rate', text)).toThrow(`--rate must be a number, but is "${text}"`);
});
