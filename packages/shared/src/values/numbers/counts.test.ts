import { describe, expect, it } from 'vitest';
import { findCounts } from './counts.ts';
import { findPercents } from './percents.ts';
import { Tokens } from '../tokens.ts';

type Short = { value: number; to?: number; unit?: string; upTo?: true; atLeast?: true };
const short = ({ value, to, unit, upTo, atLeast }: Short): string =>
  [
    to === undefined ? value : `${value}-${to}`,
    ...(unit ? [unit] : []),
    ...(upTo ? ['upTo'] : []),
    ...(atLeast ? ['atLeast'] : []),
  ].join(' ');
const counts = (text: string) => findCounts(new Tokens(text)).map(short);
const percents = (text: string) => findPercents(new Tokens(text)).map(short);

describe('findCounts', () => {
  it.each([
    ['a 250-word summary', ['250 word']],
    ['two (2) pages', ['2 page']],
    ['no more than 3 pages', ['3 page upTo']],
    ['not longer than 3 double-spaced pages', ['3 page upTo']],
    ['(max.500 words)', ['500 word upTo']],
    ['500 words or less', ['500 word upTo']],
    ['20 or fewer people', ['20 person upTo']],
    ['3+ years of work', ['3 year atLeast']],
    ['at least three letters', ['3 letter atLeast']],
    ['2-3 pages', ['2-3 page']],
    ['one or two pages', ['1-2 page']],
    ['between 5 and 10 awards', ['5-10 award']],
    ['half a page', ['0.5 page']],
    ['13 1/2 pages', ['13.5 page']],
    ['1½ pages', ['1.5 page']],
    ['6 A4 pages', ['6 page']],
    ['Word limit: 500', ['500 word upTo']],
    ['Maximum characters: 2,000', ['2000 character upTo']],
    ['one original and five copies', ['5 copy']],
    ['1,200 families', ['1200 family']],
    ['24 million homes', ['24000000 home']],
    ['twenty-five (25) points', ['25 point']],
    ['12 volunteer groups', ['12 group']],
    ['three new elementary schools', ['3 school']],
    ['two dozen children', ['24 child']],
    ['10 pages and 5 letters', ['10 page', '5 letter']],
    ['2000 words', ['2000 word']],
  ])('reads %j', (text, expected) => {
    expect(counts(text)).toEqual(expected);
  });

  it.each([
    'Section 3 applies',
    'Stage 2 applications',
    '4.3 Award Terms',
    'the 2026 award program',
    'Bylaw 722 establishes zones',
    'COVID-19 cases',
    'a 501(c)3 organization',
    '$50-100 grants',
    'a one-off project',
    '9 balance sheet',
    'the 10th year',
    '1.2.3 pages',
    'Question 5 asks',
  ])('does not find a count in %j', (text) => {
    expect(counts(text)).toEqual([]);
  });
});

describe('findPercents', () => {
  it.each([
    ['10%', ['10']],
    ['ten percent', ['10']],
    ['ten (10) percent', ['10']],
    ['3.5 per cent', ['3.5']],
    ['5-10%', ['5-10']],
    ['5% to 10%', ['5-10']],
    ['up to 50%', ['50 upTo']],
    ['at least 25 percent', ['25 atLeast']],
    ['10 percentages', []],
    ['x20%', []],
  ])('reads %j', (text, expected) => {
    expect(percents(text)).toEqual(expected);
  });
});
