import { expect, it } from 'vitest';
import { parseLength, parseNumber } from './lengths.ts';

const scale = { fontSize: 10, percentBase: 200 };

it.each([
  ['12px', 12],
  ['3pt', 4],
  ['1in', 96],
  ['2em', 20],
  ['2rem', 32],
  ['50%', 100],
  ['10vw', 128],
  ['10dvh', 80],
  ['0', 0],
  ['-1.5em', -15],
  ['calc(100% - 2em)', 180],
  ['calc(2 * (1em + 5px) / 3)', 10],
  ['min(10px, 2em, 50%)', 10],
  ['clamp(5px, 100vw, 9px)', 9],
  ['4px solid red', 4],
])('converts %s to pixels', (value, pixels) => {
  expect(parseLength(value, scale)).toBeCloseTo(pixels);
});

it.each(['auto', 'thin', '3fr', 'var(--x)', ''])('finds no length in %j', (value) => {
  expect(parseLength(value, scale)).toBeUndefined();
});

it.each([
  ['0.4', 0.4],
  ['40%', 0.4],
  ['2 3', 2],
])('reads the first number in %s', (value, number) => {
  expect(parseNumber(value)).toBe(number);
});

it('returns NaN without a value', () => {
  expect(parseNumber()).toBeNaN();
});
