import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { isApposedToAnother } from './founded-by-others.ts';
import { findFoundedYears } from './founded-year.ts';

const yearOf = (text: string, name = 'Elm Row Choir') =>
  [...findFoundedYears(paperOf(paperFrom('paper', 'html', text)), [name])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the year of somebody else', () => {
  it.each([
    'We have been an accredited member of the Choral Union since 1989.',
    'Elm Row Choir has been located in the old mill since 1994.',
    'Our choir has been led by Ann Farr since 2002.',
    'The Club is affiliated to the Bowls Union, founded in 1903.',
    'We belong to the Choral Union (established in 1911).',
    'Our director is Ann Farr, who founded a school of music in 1987.',
  ])('is not the year of the body: %s', (text) => {
    expect(yearOf(text)).toBeUndefined();
  });

  it('is a village’s, a school’s beside which it stands, or a parent’s', () => {
    expect(
      yearOf('Fern Hill was founded as a mill village in 1788.', 'Fern Hill Woodland'),
    ).toBeUndefined();
    expect(
      yearOf('The school was founded in 1983 by two aunts.', 'Tarn School Parents Group'),
    ).toBeUndefined();
    expect(
      yearOf('Kiwanis International was founded in 1915.', 'Kiwanis Club of Tarn'),
    ).toBeUndefined();
  });

  it.each([
    [
      'Founded by Joan Fell, who had taught music since 1978, the choir was incorporated in 2005.',
      2005,
    ],
    ['The Elm Row Choir, founded in 1962, sings in six languages.', 1962],
    ['Elm Row Choir has served singers of the valley since 1996.', 1996],
    ['Our congregation was founded in 1871.', 1871],
  ])('is told from its own: %s', (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it('is not that of somebody thanked, where the paper gives no name of its own', () => {
    expect(isApposedToAnother('We thank the Harbour Rowing Club, ', [])).toBe(true);
    expect(isApposedToAnother('The Harbour Rowing Club, ', [])).toBe(false);
  });
});
