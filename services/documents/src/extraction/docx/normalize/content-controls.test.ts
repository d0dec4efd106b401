import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';

const run = (content: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
const text = (words: string) => run(`<w:t xml:space="preserve">${words}</w:t>`);
const control = (content: string, properties = '') =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const prompt = '<w:showingPlcHdr/>';
const char = (type: string, inner = '') =>
  run(`<w:fldChar w:fldCharType="${type}">${inner}</w:fldChar>`);
const code = (words: string) => run(`<w:instrText>${words}</w:instrText>`);
const field = (words: string, result: string) =>
  char('begin') + code(words) + char('separate') + result + char('end');
const cell = (body: string) => `<w:tc>${body}</w:tc>`;

const read = async (body: string) => {
  const { blocks } = await extractDocument(makeDocx(paragraph('Start.') + body), 'docx');
  return blocks.slice(1).map((block) => ('text' in block ? block.text : block.rows));
};
const line = async (content: string) => read(`<w:p>${content}</w:p>`);

describe('an element that wraps text in a Word file', () => {
  it.each([
    ['a content control', control(text('$32,500'))],
    ['a nested content control', control(control(text('$32,500'), '<w:date/>'))],
    ['a smart tag', `<w:smartTag w:element="x"><w:smartTagPr/>${text('$32,500')}</w:smartTag>`],
    ['custom XML', `<w:customXml w:element="x"><w:customXmlPr/>${text('$32,500')}</w:customXml>`],
    ['a link', `<w:hyperlink w:anchor="x">${text('$32,500')}</w:hyperlink>`],
    ['a direction', `<w:bdo w:val="ltr"><w:dir w:val="ltr">${text('$32,500')}</w:dir></w:bdo>`],
    ['a simple field', `<w:fldSimple w:instr=" DOCPROPERTY Max ">${text('$32,500')}</w:fldSimple>`],
    ['a field', field(' DOCPROPERTY Max ', text('$32,500'))],
    [
      'a field within the code of another',
      field(` IF ${char('begin')}`, '').replace(char('end'), '') +
        code('x') +
        char('end') +
        text('$32,500'),
    ],
    [
      'a list of a form',
      char(
        'begin',
        '<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="$1"/><w:listEntry w:val="$32,500"/></w:ddList></w:ffData>',
      ) +
        code(' FORMDROPDOWN ') +
        char('separate') +
        char('end'),
    ],
    [
      'a ruby annotation',
      run(`<w:ruby><w:rt>${text('x')}</w:rt><w:rubyBase>${text('$32,500')}</w:rubyBase></w:ruby>`),
    ],
  ])('is extracted: %s', async (_, content) => {
    expect(await line(`${text('Up to ')}${content}${text(' each.')}`)).toEqual([
      'Up to $32,500 each.',
    ]);
  });

  it('may contain paragraphs, rows, cells and tables', async () => {
    const table = `<w:tbl>${control(`<w:tr>${cell(paragraph('Budget'))}${control(cell(control(paragraph('one page'))))}</w:tr>`)}</w:tbl>`;
    expect(await read(control(paragraph('Amounts') + control(table)))).toEqual([
      'Amounts',
      [['Budget', 'one page']],
    ]);
  });

  it('keeps breaks, tabs and equations between words', async () => {
    expect(await line(`${text('a')}${run('<w:cr/>')}${text('B')}`)).toEqual(['a', 'B']);
    const m = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
    const part = (words: string) => `<m:r><m:t>${words}</m:t></m:r>`;
    const fraction = `<m:oMath ${m}><m:f><m:num>${part('cost')}</m:num><m:den>${part('12')}</m:den></m:f></m:oMath>`;
    expect(await line(`${text('Pay ')}${fraction}${text(' a month.')}`)).toEqual([
      'Pay (cost)/12 a month.',
    ]);
  });
});

describe('placeholder text', () => {
  it.each([
    [
      'in a line',
      `<w:p>${text('Name: ')}${control(text('Click or tap here to enter text.'), prompt)}</w:p>`,
      ['Name:'],
    ],
    ['in a paragraph', control(paragraph('Choose an item.'), prompt), []],
    ['with the wording of a form', control(paragraph('Enter the mission'), prompt), []],
    [
      'without its control',
      `<w:p>${text('Name: ')}${run('<w:t>Click here to enter text.</w:t>', '<w:rStyle w:val="PlaceholderText"/>')}</w:p>`,
      ['Name:'],
    ],
  ])('is removed: %s', async (_, body, lines) => {
    expect(await read(body)).toEqual(lines);
  });

  it('is removed from its cell, but nested controls are kept', async () => {
    const row = `<w:tbl><w:tr>${cell(paragraph('Limit'))}${control(cell(paragraph('Enter text')), prompt)}${cell(paragraph('words'))}</w:tr></w:tbl>`;
    expect(await read(row)).toEqual([[['Limit', '', 'words']]]);
    expect(await line(control(text('Prompt ') + control(text('$5,000')), prompt))).toEqual([
      '$5,000',
    ]);
  });

  it('is kept if the control contains real text', async () => {
    const off = '<w:showingPlcHdr w:val="0"/>';
    expect(await read(control(paragraph('May 3, 2027'), off))).toEqual(['May 3, 2027']);
  });
});

describe('a table of contents', () => {
  it('is removed with its heading', async () => {
    const gallery = '<w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj>';
    expect(
      await read(control(paragraph('Contents') + paragraph('Eligibility 3'), gallery)),
    ).toEqual([]);
  });
});
