import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { limitLength } from './limit-length.ts';

const extractedText = (...blocks: Block[]): ExtractedText => ({
  source: 'docx',
  blocks,
  notes: [],
});
const sentence = 'The society lends boats to schools along the river every spring. ';

describe('limitLength', () => {
  it('leaves blocks within the limit unchanged', () => {
    const short = extractedText(
      { type: 'heading', level: 1, text: 'Boats' },
      { type: 'table', rows: [['Name', 'Reed Society']] },
    );
    expect(limitLength(short)).toEqual(short);
  });

  it('splits a long paragraph between sentences, and keeps every word and the page number', () => {
    const text = sentence.repeat(100).trim();
    const { blocks } = limitLength(extractedText({ type: 'paragraph', text, page: 3 }));
    const texts = blocks.map((block) => (block.type === 'paragraph' ? block.text : ''));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.every((piece) => piece.length <= 2_000 && piece.endsWith('spring.'))).toBe(true);
    expect(texts.every((piece) => text.includes(piece))).toBe(true);
    expect(texts.join(' ')).toBe(text);
    expect(blocks.every((block) => block.page === 3)).toBe(true);
  });

  it('continues a long cell in the same column of the rows below it', () => {
    const long = sentence.repeat(50).trim();
    const { blocks } = limitLength(
      extractedText({
        type: 'table',
        rows: [
          ['Purpose', long],
          ['a', 'b'],
        ],
      }),
    );
    const rows = blocks[0]?.type === 'table' ? blocks[0].rows : [];
    expect(rows.map(([label]) => label)).toEqual(['Purpose', '', 'a']);
    expect(
      rows
        .slice(0, 2)
        .map(([, cell]) => cell)
        .join(' '),
    ).toBe(long);
  });

  it('turns the rest of a very long heading into a paragraph', () => {
    const { blocks } = limitLength(
      extractedText({ type: 'heading', level: 2, text: 'A'.repeat(4_500) }),
    );
    const types = blocks.map(({ type }) => type);
    expect(types[0]).toBe('heading');
    expect(types.slice(1).every((type) => type === 'paragraph')).toBe(true);
    expect(blocks.map((block) => (block.type === 'table' ? '' : block.text)).join('')).toBe(
      'A'.repeat(4_500),
    );
  });

  it('limits the length of the title, publisher details and site names', () => {
    const longText = 'the '.repeat(5_000);
    const bounded = limitLength({
      ...extractedText(),
      title: longText,
      publisherDetails: [{ type: 'paragraph', text: longText }],
      origin: { names: [longText] },
    });
    expect(bounded.title).toHaveLength(300);
    expect(bounded.publisherDetails).toHaveLength(10);
    expect(bounded.origin?.names[0]).toHaveLength(300);
  });
});

describe('limitLength, for a very long word or blank,', () => {
  it('splits the word without losing its neighbors', () => {
    const text = `See ${'x'.repeat(700)} for more.`;
    const { blocks } = limitLength(extractedText({ type: 'paragraph', text }));
    const texts = blocks.map((block) => (block.type === 'paragraph' ? block.text : ''));
    expect(texts.join('')).toBe(text);
    expect(texts).toHaveLength(3);
  });

  it('shortens the blank', () => {
    const { blocks } = limitLength(
      extractedText({ type: 'paragraph', text: `Name${' '.repeat(500)}Date` }),
    );
    expect(blocks).toEqual([{ type: 'paragraph', text: `Name${' '.repeat(40)}Date` }]);
  });
});
