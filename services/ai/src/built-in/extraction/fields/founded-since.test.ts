import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findFoundedYears } from './founded-year.ts';

const yearOf = (text: string, names = ['Ash Lane Museum']) =>
  [...findFoundedYears(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the founding of the body itself', () => {
  it.each([
    [
      'The Ash Lane Museum shows old ploughs. Named a local museum in 1991, it is owned and run by volunteers since its inception in 1974.',
      1974,
    ],
    [
      'In 2008, four neighbors who had worked for other groups came together to form Ash Lane Museum.',
      2008,
    ],
    [
      'A retired miner founded Ash Lane Museum (then Ash Lane Shed) in 1986, after the pit closed.',
      1986,
    ],
    ['Charter granted: 1921', 1921],
    ['Two years later, in 2017, we set ourselves up properly as Ash Lane Museum.', 2017],
    [
      'Ash Lane Museum is a district of the county. Voters created it at the election of May 3, 1981.',
      1981,
    ],
  ])('is told in “%s”', (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it.each([
    'She has helped in sixth form clubs since 2003 and has taken part in the Ash Lane Museum.',
    'In May 2015, we founded Ash Lane Museum Europe, which is registered in Belgium.',
    'In 2012 the Ash Lane Museum started a garden for its visitors.',
  ])('is not in “%s”', (text) => {
    expect(yearOf(text)).toBeUndefined();
  });
});
