import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findFoundedYears } from './founded-year.ts';

const yearOf = (text: string, names = ['Ash Lane Club']) =>
  [...findFoundedYears(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the founding that a story tells', () => {
  it.each([
    ['# It started on a muddy field in 2016', 2016],
    ['# Our Story\nIt all began with one kettle in 1974. Neighbors came.', 1974],
    ['It was an emotional day when the Club opened its doors on October 6, 1990.', 1990],
    ['## History of the club\nThe story begins in a boathouse in 1921.', 1921],
  ])('is the year in “%s”', (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it.each([
    '# Camps\nIt started on a muddy field in 2016.',
    '# Our Story\nThe fire started in 1974.',
    'By spring 1991 the Ash Lane Club was firmly enough established for a week of its own.',
    'Constitution of the Ash Lane Club Incorporated, including the 2019 Amendments.',
    'The constitution of the Ash Lane Club was established and adopted in 2011.',
    'The rules of the Ash Lane Club were formed in 2011.',
    'The Ash Lane Club was organized under the constitution as amended in 2004.',
  ])('is not in “%s”', (text) => {
    expect(yearOf(text)).toBeUndefined();
  });

  it('is when it was incorporated, whatever was amended later', () => {
    expect(
      yearOf('The Ash Lane Club was incorporated in 1988 and its rules amended in 2004.'),
    ).toBe(1988);
    expect(yearOf('The Ash Lane Club, Incorporated in 1988, has 40 members.')).toBe(1988);
  });
  it('is told of the body that a page opens with', () => {
    expect(
      yearOf(
        'ELM ROW STAGE, located in Salem, Ohio, is a year-round theater that was founded in 1969.',
        [],
      ),
    ).toBe(1969);
    expect(yearOf('When we launched the Ash Lane Club in 2013, nobody rowed.')).toBe(2013);
    expect(yearOf('When we launched Summer Rowing in 2013, nobody rowed.')).toBeUndefined();
  });

  it.each([
    'The Ash Lane Club got its start in 1988 when three friends met.',
    'The Ash Lane Club traces its roots to 1988, when three friends met.',
    'The Ash Lane Club came into being in 1988.',
  ])('is in “%s”', (text) => {
    expect(yearOf(text)).toBe(1988);
  });

  it('is that of the body named, not of a parent that the page tells of too', () => {
    expect(
      yearOf(
        `## Rowing clubs worldwide
        Founded in 1953 as a tribute to its first chair.
        ## Who we are
        The Ash Lane Club (ALC) was formally set up in August 2004.`,
      ),
    ).toBe(2004);
  });
  it.each([
    ['Mary Hill founded the Ash Lane Club in 1988 after her retirement.', 1988],
    ['# Timeline\n1988: Ash Lane Club is founded by three teachers.\n1994: First regatta.', 1988],
    ['# Timeline\n| 1988 | Club founded |\n| 1994 | First regatta |', 1988],
    ['# Timeline\n1988 – Founded by three teachers in Salem', 1988],
  ])('is the entry of a timeline, or what somebody did: “%s”', (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it.each([
    '# Timeline\n1988: Rowing school founded by the town.',
    '# Timeline\n1994 – Established the Summer Rowing program',
    'Mary Hill founded the Elm Row Press in 1988.',
  ])('is not in the entry “%s”', (text) => {
    expect(yearOf(text)).toBeUndefined();
  });
});
