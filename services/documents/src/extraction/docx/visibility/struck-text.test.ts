import { describe, expect, it } from 'vitest';
import { makeDocx } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';
import { noteMessages } from '../../notes.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (words: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
const style = (type: string, id: string, properties: string) =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/><w:rPr>${properties}</w:rPr></w:style>`;
const styles = `<w:styles ${w}>${style('character', 'Old', '<w:strike/>')}${style('paragraph', 'OldText', '<w:strike/>')}</w:styles>`;

const read = async (body: string) => {
  const { blocks, notes } = await extractDocument(
    makeDocx(body, { 'word/styles.xml': styles }),
    'docx',
  );
  return { lines: blocks.map((block) => ('text' in block ? block.text : block.rows)), notes };
};

describe('struck-out text', () => {
  it.each([
    ['by one line', run('January 7', '<w:strike/>')],
    ['by two lines', run('January 7', '<w:dstrike/>')],
    ['by the style of its letters', run('January 7', '<w:rStyle w:val="Old"/>')],
    [
      'in several runs',
      run('Janu', '<w:strike/>') +
        run('ary ', '<w:strike/><w:b/>') +
        run('7', '<w:strike w:val="true"/>'),
    ],
  ])('is removed and listed: %s', async (_, struck) => {
    expect(await read(`<w:p>${run('Due ')}${struck}${run('February 9.')}</w:p>`)).toEqual({
      lines: ['Due February 9.'],
      notes: [noteMessages.struckOut(['January 7'])],
    });
  });

  it('is removed from table cells, and from paragraphs with a strikethrough style', async () => {
    const old = `<w:p><w:pPr><w:pStyle w:val="OldText"/></w:pPr>${run('notarized')}</w:p>`;
    const cell = `<w:tbl><w:tr><w:tc><w:p>${run('Award')}</w:p></w:tc><w:tc><w:p>${run('$9,000', '<w:strike/>')}${run('$11,500')}</w:p></w:tc></w:tr></w:tbl>`;
    expect(await read(old + cell)).toEqual({
      lines: [[['Award', '$11,500']]],
      notes: [noteMessages.struckOut(['notarized', '$9,000'])],
    });
  });

  it.each([
    ['switched off', `<w:p>${run('Stays.', '<w:strike w:val="0"/>')}</w:p>`],
    [
      'switched off despite its style',
      `<w:p>${run('Stays.', '<w:rStyle w:val="Old"/><w:strike w:val="false"/>')}</w:p>`,
    ],
    [
      'set by two styles, which cancel each other',
      `<w:p><w:pPr><w:pStyle w:val="OldText"/></w:pPr>${run('Stays.', '<w:rStyle w:val="Old"/>')}</w:p>`,
    ],
  ])('is kept if its strikethrough is %s', async (_, body) => {
    expect(await read(body)).toEqual({ lines: ['Stays.'], notes: [] });
  });
});
