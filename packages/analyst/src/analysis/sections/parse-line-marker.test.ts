import { expect, it } from 'vitest';
import { parseLineMarker } from './parse-line-marker.ts';

it.each([
  ['Section 2: Need', 2],
  ['3. Need', 3],
  ['1.4 - Need', 4],
  ['(b) Need', 2],
  ['IV. Need', 4],
  ['• Need', undefined],
])('parses the marker of "%s"', (line, value) =>
  expect(parseLineMarker(line)).toMatchObject(value === undefined ? { style: '•' } : { value }),
);

it('tells numbers of different styles apart', () => {
  const styles = ['1. a', '1) a', '(1) a', '1.1. a', 'a. a', 'A. a', 'i. a', 'Part 1: a'].map(
    (line) => parseLineMarker(line)?.style,
  );
  expect(new Set(styles).size).toBe(styles.length);
});

it.each(['Need', 'A garden', '2027 budget', 'I am applying', ''])(
  'finds no marker in "%s"',
  (line) => expect(parseLineMarker(line)).toBeUndefined(),
);
