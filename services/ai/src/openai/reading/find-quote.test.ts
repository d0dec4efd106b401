import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { createQuoteFinder } from './find-quote.ts';

const finderOf = (...blocks: Block[]) => createQuoteFinder({ source: 'pdf', blocks, notes: [] });
const paragraph = (text: string, page?: number): Block => ({ type: 'paragraph', text, page });

describe('finding a quote', () => {
  const finder = finderOf(
    paragraph('Awards go up to $12,000.', 1),
    paragraph('The funder’s “match” is 25 – 50 percent\nof the total cost.', 2),
    { type: 'table', rows: [['Closing date', 'June 3, 2027']], page: 3 },
  );

  it('returns the words of the document with their page', () => {
    expect(finder.find('awards go up to $12,000')).toEqual({
      quote: 'Awards go up to $12,000',
      page: 1,
    });
  });

  it('ignores differences in punctuation and spaces', () => {
    expect(finder.find(`"The funder's "match" is 25 - 50 percent of the total cost..."`)).toEqual({
      quote: 'The funder’s “match” is 25 – 50 percent of the total cost',
      page: 2,
    });
  });

  it('finds the cells of a row', () => {
    expect(finder.find('Closing date | June 3, 2027')).toMatchObject({ page: 3 });
  });

  it.each([
    ['other words', 'awards go up to twelve thousand dollars'],
    ['omitted words', 'Awards up to $12,000'],
    ['the end of a number', '2,000.'],
    ['the start of a number', 'Awards go up to $12'],
    ['part of a word', 'wards go up'],
    ['nothing', '"…"'],
  ])('does not find %s', (_, quote) => {
    expect(finder.find(quote)).toBeUndefined();
  });

  it('returns no page when the document has none', () => {
    expect(finderOf(paragraph('One page only.')).find('One page only.')).toEqual({
      quote: 'One page only.',
    });
  });
});
