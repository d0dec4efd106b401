import { describe, expect, it } from 'vitest';
import { findStatedMaximum, removeStatedMaximums } from './stated-maximum.ts';

type Unit = Parameters<typeof findStatedMaximum>[1];

describe('findStatedMaximum', () => {
  it.each<[string, Unit, number | undefined]>([
    ['no more than 1,500 words', 'words', 1_500],
    ['two-page limit', 'pages', 2],
    ['1.5 pages maximum', 'pages', 1.5],
    ['at most 2.5 pages', 'pages', 2.5],
    ['2-3 pages maximum', 'pages', 3],
    ['no larger than 5 MB', 'megabytes', 5],
    ['2.5 MB limit', 'megabytes', 2.5],
    ['Files must be less than 5 MB.', 'megabytes', 5],
    ['Files must be smaller than 5 MB.', 'megabytes', 5],
    ['Upload a PDF (under 5 MB).', 'megabytes', 5],
    ['Upload a PDF, less than 5 megabytes.', 'megabytes', 5],
    ['5 MB or smaller', 'megabytes', 5],
    ['500 KB or less', 'megabytes', 0.49],
    ['files of up to 1 GB', 'megabytes', 1_024],
    ['The narrative must be shorter than 500 words.', 'words', 500],
    ['no less than 5 pages', 'pages', undefined],
    ['It must not be less than 500 words.', 'words', undefined],
    ['It may be less than 5 pages.', 'pages', undefined],
    ['Proposals of less than 5 pages will be rejected.', 'pages', undefined],
    ['up to 12.5 words', 'words', undefined],
    ['a fee of up to $5 pages', 'pages', undefined],
  ])('finds %j as a number of %s', (text, unit, maximum) => {
    expect(findStatedMaximum(text, unit)).toBe(maximum);
  });
});

it.each([
  ['a letter of at most 2 pages', 'a letter'],
  ['letters, each no longer than one page, and a map', 'letters, and a map'],
  ['a form (PDF, up to 5 MB)', 'a form (PDF)'],
  ['three letters for 2 pages', 'three letters for 2 pages'],
])('removes the maximums in "%s"', (text, rest) => expect(removeStatedMaximums(text)).toBe(rest));
