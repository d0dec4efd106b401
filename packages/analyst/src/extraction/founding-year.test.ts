import { describe, expect, it } from 'vitest';
import { extractOf, extractedTextOf } from '../testing/classified-documents.ts';

const yearIn = async (...lines: (string | string[])[]): Promise<number | undefined> =>
  (
    await extractOf(
      [
        ['Larch River Fund', 'name', 0.5],
        ['', 'founded', 0.5],
      ],
      extractedTextOf(['Larch River Fund', ...lines]),
    )
  ).foundedYear;

describe('findFoundedYears', () => {
  it.each([
    ['We were founded in 1998.', 1998],
    ['On May 5, 1990 the society was established by neighbors.', 1990],
    ['We are a community group that came into existence in 2018.', 2018],
    ['In 2009, Ann Lee founded the organization.', 2009],
    ['Year of formation: 2018', 2018],
    ['Serving the valley since 1966', 1966],
  ])('finds the founding year in "%s"', async (line, year) => {
    expect(await yearIn(line)).toBe(year);
  });

  it('reads a date without separators from a form', async () => {
    expect(await yearIn(['3', 'Date incorporated (MMDDYYYY): 01292016'])).toBe(2016);
  });

  it.each([
    'The office is established and maintained at 1874 Larch Road.',
    'Headquarters were established at 2010 Birch Avenue, Springfield.',
    'These bylaws were adopted in 2024.',
    'Copyright 2015 by the authors.',
    'Ann Lee is co-founder of a company and has served since 2014.',
    'She began her career in 1978.',
    'We served 2,016 families.',
  ])('does not find a founding year in "%s"', async (line) => {
    expect(await yearIn(line)).toBeUndefined();
  });
});
