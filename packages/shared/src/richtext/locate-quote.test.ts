import { describe, expect, it } from 'vitest';
import { locateQuote, type Quote } from './locate-quote.ts';
import type { RichBlock, RichDocument } from './model.ts';

const paragraph = (text: string): RichBlock => ({ type: 'paragraph', children: [{ text }] });
const heading = (text: string): RichBlock => ({ type: 'heading', level: 2, children: [{ text }] });

const document: RichDocument = [
  heading('Need'),
  paragraph('Last year we served 400 families in the harbor.'),
  heading('Budget'),
  paragraph('We ask for funds to serve 400 families, of whom 400 families are new.'),
];

const quoteOf = (over: Partial<Quote> = {}): Quote => ({
  section: 'Need',
  quote: '400 families',
  prefix: '',
  suffix: '',
  ...over,
});

describe('locateQuote', () => {
  it('finds a quote that occurs once', () => {
    const quote = quoteOf({ quote: 'in the harbor' });
    expect(locateQuote(document, quote)).toEqual({ block: 1, words: 'in the harbor' });
  });

  it('chooses the occurrence in the section of the quote', () => {
    expect(locateQuote(document, quoteOf())).toEqual({ block: 1, words: '400 families' });
    expect(locateQuote(document, quoteOf({ section: 'Budget' }))).toEqual({ block: 3 });
  });

  it('chooses the occurrence with the most similar surroundings, even in a renamed section', () => {
    const quote = quoteOf({ section: 'Costs', prefix: 'funds to serve ', suffix: ', of whom' });
    expect(locateQuote(document, quote)).toEqual({ block: 3 });
    const inNeed = quoteOf({ section: 'Costs', prefix: 'we served ', suffix: ' in the harbor.' });
    expect(locateQuote(document, inNeed)).toEqual({ block: 1, words: '400 families' });
  });

  it('finds the block around a quote that has changed', () => {
    const before = quoteOf({ quote: '350 families', prefix: 'Last year we served ' });
    expect(locateQuote(document, before)).toEqual({ block: 1, isChanged: true });
    const after = quoteOf({ quote: 'of whom 9', prefix: 'x', suffix: ' families are new.' });
    expect(locateQuote(document, after)).toEqual({ block: 3, isChanged: true });
  });

  it('finds nothing if the quote and its surroundings are gone', () => {
    const quote = quoteOf({ quote: 'six vans', prefix: 'We own exactly ', suffix: ' and a boat.' });
    expect(locateQuote(document, quote)).toBeUndefined();
    expect(locateQuote(document, quoteOf({ quote: 'six vans' }))).toBeUndefined();
  });

  it('finds the start of a section without a quote', () => {
    const about = (section: string) => locateQuote(document, quoteOf({ section, quote: '' }));
    expect(about('Budget')).toEqual({ block: 2 });
    expect(about('')).toEqual({ block: 0 });
    expect(about('Removed')).toBeUndefined();
  });
});
