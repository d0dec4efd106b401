import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { createQuoteFinder } from './find-quote.ts';

const createFinder = (...blocks: Block[]) =>
  createQuoteFinder({ source: 'pdf', blocks, notes: [] });
const paragraph = (text: string, page?: number): Block => ({ type: 'paragraph', text, page });

describe('finding a quote', () => {
  const finder = createFinder(
    paragraph('Awards go up to $12,000.', 1),
    paragraph('The funder’s “match” is 25 – 50 percent\nof the total cost.', 2),
    { type: 'table', rows: [['Closing date', 'June 3, 2027']], page: 3 },
  );

  it("returns the document's words with their page", () => {
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

  it('finds a quote of several table cells in a row', () => {
    expect(finder.find('Closing date | June 3, 2027')).toMatchObject({ page: 3 });
  });

  it('finds a sentence across lines, list markers and a page break', () => {
    const item = (text: string, page: number): Block => ({
      type: 'item',
      depth: 0,
      ordered: true,
      text,
      page,
    });
    const list = createFinder(
      item('(a) Applicants must be tax-exempt', 4),
      item('under state law; and', 5),
      item('b. must be registered for at least 2. two years.', 5),
    );
    expect(
      list.find('a) Applicants must be tax-exempt under state law; and must be registered'),
    ).toMatchObject({ page: 4 });
    expect(list.find('2) must be registered for at least two years.')?.quote).toBe(
      'must be registered for at least 2. two years.',
    );
  });

  it('finds a quote with ellipses if its parts follow each other', () => {
    const passage = 'Funds may pay for staff, for materials and for travel in the county.';
    const { find } = createFinder(
      paragraph(passage, 7),
      paragraph('Vehicles are not paid for.', 8),
    );
    expect(find('Funds may pay for staff … travel in the county.')).toEqual({
      quote: passage,
      page: 7,
    });
    expect(find('Funds may pay for [...] travel')?.quote).toContain('and for travel');
    expect(find('travel in the county … Funds may')).toBeUndefined();
    expect(find('Funds may pay for staff … and for boats.')).toBeUndefined();
  });

  it('returns each of the passages that a quote combines', () => {
    const far = Array.from({ length: 90 }, (_, n) => paragraph(`Line ${n} of the program.`));
    const { find } = createFinder(
      paragraph('The match is at least one third.', 1),
      ...far,
      paragraph('In-kind contributions count toward the match.', 9),
    );
    expect(
      find('The match is at least one third. … In-kind contributions count toward the match.'),
    ).toEqual({
      quote: 'The match is at least one third.',
      page: 1,
      moreQuotes: [{ quote: 'In-kind contributions count toward the match.', page: 9 }],
    });
  });

  it('finds a table row even if the quote omits a cell', () => {
    const { find } = createFinder({
      type: 'table',
      rows: [
        ['Section', 'Required', 'Length'],
        ['Project Narrative', 'Yes', '10 pages'],
      ],
    });
    expect(find('Project Narrative | 10 pages')?.quote).toBe('Project Narrative Yes 10 pages');
  });

  it("replaces an almost exact quote with the document's words", () => {
    const original =
      'The applicant shall provide proof of insurance before any funds are disbursed.';
    const { find } = createFinder(paragraph(original));
    expect(
      find('The applicant shall provide a proof of insurance before any funds are disbursed.'),
    ).toEqual({ quote: original });
  });

  it.each([
    ['figure', 'Grants of up to 7,000 dollars are made to gardens in the valley each year.'],
    ['negation', 'Grants of up to 5,000 dollars are not made to gardens in the valley each year.'],
    ['name and place', 'Grants of up to 5,000 dollars go to bridges on the northern coast yearly.'],
  ])('does not find a long quote with a different %s', (_, quote) => {
    const { find } = createFinder(
      paragraph('Grants of up to 5,000 dollars are made to gardens in the valley each year.'),
    );
    expect(find(quote)).toBeUndefined();
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

  it('returns no page if the document has no pages', () => {
    expect(createFinder(paragraph('One page only.')).find('One page only.')).toEqual({
      quote: 'One page only.',
    });
  });

  it('does not find a quote that drops the negation of a contraction', () => {
    const text =
      'Groups that already hold a state grant can’t apply again for this program before May.';
    expect(createFinder(paragraph(text)).find(text.replace('can’t', 'can'))).toBeUndefined();
  });

  it('terminates on text that repeats a single word', () => {
    const repeated = createFinder(paragraph('a '.repeat(200_000)));
    for (let time = 0; time < 20; time++)
      expect(repeated.find(`${time};${'a;'.repeat(500)}`)).toBeUndefined();
    for (let time = 0; time < 20; time++)
      expect(repeated.find('a;'.repeat(500 + time))).toBeDefined();
  });
});
