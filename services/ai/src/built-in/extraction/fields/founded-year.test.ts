import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findFoundedYears } from './founded-year.ts';

const yearOf = (text: string, names: string[] = []) =>
  [...findFoundedYears(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the year of the founding', () => {
  it.each([
    ['The Ashby Food Shelf opened in 1987 in a church basement.', 'Ashby Food Shelf', 1987],
    [
      'The date of its incorporation: May 4, 1963\nAmended and restated on May 30, 2020',
      'Ashby Food Shelf',
      1963,
    ],
    ['Date and place formed: 04/22/1998, Oregon', 'Ashby Food Shelf', 1998],
    ['The Library keeps old seed. It began in 2019 in a drawer.', 'Red Willow Seed Library', 2019],
    ['The scheme was started in 1994 by three members.', 'Calder Befriending Scheme', 1994],
    ['The clinic opened its doors on a Tuesday night in March 2004.', 'Mill Free Clinic', 2004],
    ['Walt said that we opened in Oct. 1985 in the Grange kitchen.', 'Valley Food Shelf', 1985],
    [
      'In the fall of 1961 a dozen teachers met and founded what became the Polk Street Players.',
      'Polk Street Players',
      1961,
    ],
    [
      'It has been forty-two seasons since a teacher gathered nineteen players in the fall of 1982.',
      'Prairie Youth Orchestra',
      1982,
    ],
    [
      'Sandy Fork Dental Clinic was founded in 2006 and has two chairs.',
      'Sandy Fork Dental Clinic',
      2006,
    ],
    ['The Tarn Seed Project was established in 1998.', 'Tarn Seed Project', 1998],
    ['Hope Hills, Inc. was born in 2011 around a kitchen table.', 'Hope Hills, Inc.', 2011],
  ])('is told in “%s”', (text, name, year) => {
    expect(yearOf(text, [name])).toBe(year);
  });

  it.each([
    'We opened a second shelter in 2015.',
    'Maria Lopez was born in 1940 in Laredo.',
    'In 1974 the Players bought the old hall, and in 1988 the lobby was added.',
  ])('is not the year of “%s”', (text) => {
    expect(yearOf(text, ['Polk Street Players'])).toBeUndefined();
  });

  it.each([
    ['The Sisters of Providence opened the school in 1912.', 1912],
    ['A group of aunties started it in 2008; the papers came later.', 2008],
  ])('is told of “it” in “%s”', (text, year) => {
    expect(yearOf(text, ['St. Cecilia School'])).toBe(year);
  });

  it('is not what somebody founded before', () => {
    expect(
      yearOf('Founded two companies before joining us in 2019.', ['Prairie Roots Foundation']),
    ).toBeUndefined();
  });

  it('is told of the local affiliate by the place in its name', () => {
    const text = 'Here, the Elk River affiliate has built 12 houses since its founding in 1991.';
    expect(yearOf(text, ['Homes Together Elk River'])).toBe(1991);
    expect(yearOf(text, ['Homes Together Pine Lake'])).toBeUndefined();
  });

  it('is not the year of whoever else a sentence tells of', () => {
    expect(
      yearOf('Founded in 1979, the Council for Church Accountability accredits ministries.'),
    ).toBeUndefined();
  });

  it('is not when a programme with letters of its own began', () => {
    expect(
      yearOf('Established in 2007, CLPC works with parents and teachers.', ['Tarn Museum']),
    ).toBeUndefined();
    expect(yearOf('Established in 2007, TMP works with parents.', ['Tarn Museum of Play'])).toBe(
      2007,
    );
  });
});
