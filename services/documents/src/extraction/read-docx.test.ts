import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../test/support/make-docx.ts';
import { extractDocument } from './index.ts';

const read = (body: string) => extractDocument(makeDocx(body), 'docx');
const cell = (text: string, properties = '', run = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text, { run })}</w:tc>`;
const white = '<w:color w:val="FFFFFF"/>';

describe('a Word file', () => {
  it('yields headings by style, inherited style and appearance', async () => {
    const { blocks } = await read(
      paragraph('Call', { style: 'Heading1' }) +
        paragraph('Own style', { style: 'FunderHead' }) +
        paragraph('By looks', { run: '<w:b/>' }) +
        paragraph('Words.') +
        paragraph('A bold sentence ends.', { run: '<w:b/>' }),
    );
    expect(blocks).toEqual([
      { type: 'heading', level: 1, text: 'Call' },
      { type: 'heading', level: 2, text: 'Own style' },
      { type: 'heading', level: 3, text: 'By looks' },
      { type: 'paragraph', text: 'Words.' },
      { type: 'paragraph', text: 'A bold sentence ends.' },
    ]);
  });

  it('keeps the words around a page break apart', async () => {
    const { blocks } = await read(
      '<w:p><w:r><w:t>one</w:t><w:br w:type="page"/><w:t>two</w:t></w:r></w:p>',
    );
    expect(blocks).toEqual([{ type: 'paragraph', text: 'one two' }]);
  });

  it('yields tables as rows of cells, but no table of contents', async () => {
    const { blocks } = await read(
      `${paragraph('Eligibility 3', { style: 'TOC1' })}<w:tbl><w:tr>${cell('Award')}${cell('$5,000')}</w:tr><w:tr>${cell('Term')}${cell('1 year')}</w:tr></w:tbl>`,
    );
    expect(blocks).toEqual([
      {
        type: 'table',
        rows: [
          ['Award', '$5,000'],
          ['Term', '1 year'],
        ],
      },
    ]);
  });

  it('has its labels joined with their values', async () => {
    const { blocks } = await read(
      paragraph('Closing date:', { run: '<w:b/>' }) + paragraph('June 3, 2027'),
    );
    expect(blocks).toEqual([{ type: 'paragraph', text: 'Closing date: June 3, 2027' }]);
  });

  it('keeps a label without a value apart from the next label', async () => {
    const { blocks } = await read(paragraph('Meeting date:') + paragraph('Deadline: June 3, 2027'));
    expect(blocks).toHaveLength(2);
  });

  it('loses its invisible text, and gets a note', async () => {
    const shaded = '<w:shd w:val="clear" w:fill="1F3864"/>';
    const { blocks, notes } = await read(
      paragraph('Seen.') +
        paragraph('vanished', { run: '<w:vanish/>' }) +
        paragraph('by style', { run: '<w:rStyle w:val="Secret"/>' }) +
        paragraph('white', { run: white }) +
        paragraph('white by the theme', {
          run: '<w:color w:val="000000" w:themeColor="background1"/>',
        }) +
        paragraph('gray by the theme', {
          run: '<w:color w:val="7F7F7F" w:themeColor="background1" w:themeShade="80"/>',
        }) +
        paragraph('tiny', { run: '<w:sz w:val="1"/>' }) +
        paragraph('not hidden after all', { run: '<w:vanish w:val="0"/>' }) +
        paragraph('zero\u200Bwidth') +
        `<w:tbl><w:tr>${cell('White on blue', shaded, white)}${cell('x')}</w:tr></w:tbl>`,
    );
    expect(blocks).toEqual([
      { type: 'paragraph', text: 'Seen.' },
      { type: 'paragraph', text: 'gray by the theme' },
      { type: 'paragraph', text: 'not hidden after all' },
      { type: 'paragraph', text: 'zerowidth' },
      { type: 'table', rows: [['White on blue', 'x']] },
    ]);
    expect(notes).toHaveLength(2);
  });

  it('is rejected if it contains entities or unpacks to excessive content', async () => {
    const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document/>';
    await expect(
      extractDocument(makeDocx('', { 'word/document.xml': entity }), 'docx'),
    ).rejects.toThrow(/damaged/);
    const bomb = makeDocx(paragraph('x'), { 'word/document.xml': new Uint8Array(50 * 1024 ** 2) });
    await expect(extractDocument(bomb, 'docx')).rejects.toThrow(/too large to read once unpacked/);
  });

  it('is rejected with a message if it is encrypted, empty or truncated', async () => {
    await expect(
      extractDocument(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'docx'),
    ).rejects.toThrow(/password/);
    await expect(read('')).rejects.toThrow(/no text/);
    await expect(extractDocument(makeDocx(paragraph('x')).slice(0, 300), 'docx')).rejects.toThrow(
      /damaged/,
    );
  });
});
