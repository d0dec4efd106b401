import { describe, expect, it } from 'vitest';
import { findMoneyClaims } from './find/find-money-claims.ts';
import { sharesOfWholes } from './share-of-whole.ts';

const says = (text: string, source: string): boolean[] =>
  [...findMoneyClaims(text)].map(
    (finding) =>
      sharesOfWholes([{ source: { type: 'additional' }, text: source }])(finding, text) !==
      undefined,
  );

describe('two amounts of which one is a part of the other', () => {
  it.each([
    ['We request $3,000 of a total of $5,500.', '$3,000 out of $5,500.', [true, true]],
    ['The costs come to C$7,000 in all.', 'C$4,000 of C$7,000.', [true]],
    ['Elm Street Arts requests £900 to mend boats.', '£900 of £1,300.', [true]],
    ['We request £1,300.', '£900 of £1,300.', [false]],
    ['The costs come to £900.', '£900 of £1,300.', [false]],
    ['We request £900.', 'Boats £900 of wood and £1,300 of paint.', [false]],
  ])('%s', (text, source, shares) => {
    expect(says(text, source)).toEqual(shares);
  });
});
