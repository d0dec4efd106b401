import { describe, expect, it } from 'vitest';
import { createQuoteLocator, type Quote } from './locate-quote.ts';
import type { RichBlock, RichDocument } from './model.ts';

const paragraph = (text: string): RichBlock => ({ type: 'paragraph', children: [{ text }] });
const heading = (text: string): RichBlock => ({ type: 'heading', level: 2, children: [{ text }] });

const document: RichDocument = [
  heading('Need'),
  paragraph('Last year we served 400 families in the harbor.'),
  heading('Budget'),
  paragraph('We ask for funds to serve 400 families, of whom 400 families are new.'),
];

const locate = createQuoteLocator(document);
const quoteOf = (overrides: Partial<Quote> = {}): Quote => ({
  section: 'Need',
  quote: '400 families',
  prefix: '',
  suffix: '',
  ...overrides,
});

describe('createQuoteLocator', () => {
  it('finds a quote that occurs once', () => {
    const quote = quoteOf({ quote: 'in the harbor' });
    expect(locate(quote)).toEqual({ block: 1, words: 'in the harbor' });
  });

  it('chooses the occurrence in the section that the quote comes from', () => {
    expect(locate(quoteOf())).toEqual({ block: 1, words: '400 families' });
    expect(locate(quoteOf({ section: 'Budget' }))).toEqual({ block: 3 });
  });

  it('chooses the occurrence whose surroundings are most similar, even in a renamed section', () => {
    const quote = quoteOf({ section: 'Costs', prefix: 'funds to serve ', suffix: ', of whom' });
    expect(locate(quote)).toEqual({ block: 3 });
    const inNeed = quoteOf({ section: 'Costs', prefix: 'we served ', suffix: ' in the harbor.' });
    expect(locate(inNeed)).toEqual({ block: 1, words: '400 families' });
  });

  it('finds the block around a quote that has changed', () => {
    const before = quoteOf({ quote: '350 families', prefix: 'Last year we served ' });
    expect(locate(before)).toEqual({ block: 1, isChanged: true });
    const after = quoteOf({ quote: 'of whom 9', prefix: 'x', suffix: ' families are new.' });
    expect(locate(after)).toEqual({ block: 3, isChanged: true });
  });

  it('finds nothing if the quote and its surroundings are gone', () => {
    const quote = quoteOf({ quote: 'six vans', prefix: 'We own exactly ', suffix: ' and a boat.' });
    expect(locate(quote)).toBeUndefined();
    expect(locate(quoteOf({ quote: 'six vans' }))).toBeUndefined();
  });

  it('finds the start of the section if the quote is empty', () => {
    const about = (section: string) => locate(quoteOf({ section, quote: '' }));
    expect(about('Budget')).toEqual({ block: 2 });
    expect(about('')).toEqual({ block: 0 });
    expect(about('Removed')).toBeUndefined();
  });

  it('does not mistake another occurrence of a short quote for the quote, now changed', () => {
    const locate = createQuoteLocator([
      paragraph('The project takes 12 months.'),
      paragraph('Each night we shelter 15 guests.'),
    ]);
    const corrected = { section: '', quote: '12', prefix: 'Each night we shelter ', suffix: ' ' };
    expect(locate(corrected)).toEqual({ block: 1, isChanged: true });
    expect(locate({ ...corrected, prefix: 'On weekdays we help ' })).toBeUndefined();
    const inPlace = { ...corrected, prefix: 'The project takes ' };
    expect(locate(inPlace)).toEqual({ block: 0, words: '12' });
  });

  it('prefers the original section of a changed quote, unless another has more of its surroundings', () => {
    const locate = createQuoteLocator([
      heading('Staff'),
      paragraph('The organization will hire two nurses.'),
      heading('Budget'),
      paragraph('The organization will pay a nurse and train them for a year.'),
      paragraph('The organization will pay rent.'),
    ]);
    const quote = { quote: 'pay two nurses', prefix: 'The organization will ', suffix: '.' };
    const inBudget = { ...quote, section: 'Budget' };
    expect(locate(inBudget)).toEqual({ block: 3, isChanged: true });
    const withSuffix = { ...inBudget, section: 'Staff', suffix: ' and train them for a year.' };
    expect(locate(withSuffix)).toEqual({ block: 3, isChanged: true });
  });

  it('finds a quote that spans a gap shown to readers without its brackets', () => {
    const locate = createQuoteLocator([
      paragraph('We hire [NEEDS INPUT: how many people?] in May.'),
      paragraph('We hire in June.'),
    ]);
    const across = {
      section: '',
      quote: 'hire how many people? in',
      prefix: 'We ',
      suffix: ' May',
    };
    expect(locate(across)).toEqual({ block: 0 });
    expect(locate({ ...across, quote: 'how many people?', prefix: '', suffix: '' })).toEqual({
      block: 0,
      words: 'how many people?',
    });
  });

  it('distinguishes sections with the same heading by their first words', () => {
    const locate = createQuoteLocator([
      paragraph('Dear funder.'),
      heading('Goals'),
      paragraph('House forty guests.'),
      heading(' '),
      paragraph('A paragraph under an empty heading.'),
      heading('Goals'),
      paragraph('Feed [NEEDS INPUT: how many?] families.'),
    ]);
    const about = (section: string, suffix: string) =>
      locate({ section, quote: '', prefix: '', suffix });
    expect(about('Goals', 'House forty guests.')).toEqual({ block: 1 });
    expect(about('Goals', 'Feed how many? families.')).toEqual({ block: 5 });
    expect(about('', 'Dear funder.')).toEqual({ block: 0 });
  });
});
