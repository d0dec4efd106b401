import { describe, expect, it } from 'vitest';
import { makeDocx } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';

const run = (content: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
const text = (words: string) => run(`<w:t xml:space="preserve">${words}</w:t>`);
const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';
const control = (checked: string, symbol: string) =>
  `<w:sdt><w:sdtPr><w14:checkbox ${w14}><w14:checked w14:val="${checked}"/></w14:checkbox></w:sdtPr><w:sdtContent>${symbol}</w:sdtContent></w:sdt>`;
const formField = (box: string) =>
  `${run(`<w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox>${box}</w:checkBox></w:ffData></w:fldChar>`)}${run('<w:instrText> FORMCHECKBOX </w:instrText>')}${run('<w:fldChar w:fldCharType="end"/>')}`;
const symbol = (font: string, char: string) => run(`<w:sym w:font="${font}" w:char="${char}"/>`);
const inFont = (font: string, characters: string) =>
  run(`<w:t>${characters}</w:t>`, `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`);

const readState = async (box: string) => {
  const body = `<w:p>${box}${text(' Shelter')}</w:p><w:p>${text('☐ Training')}</w:p>`;
  const { blocks } = await extractDocument(makeDocx(body), 'docx');
  const [first] = blocks;
  return (
    first && { text: 'text' in first && first.text, checked: 'checked' in first && first.checked }
  );
};

describe('a check box in a Word file', () => {
  it.each([
    ['a content control', control('1', text('☒'))],
    ['a content control with the value "true"', control('true', text('☒'))],
    ['a content control with a custom symbol', control('1', symbol('Wingdings', 'F0FE'))],
    ['an empty content control', control('1', '')],
    ['a form field', formField('<w:checked/>')],
    ['a form field that is ticked by default', formField('<w:default w:val="1"/>')],
    ['a symbol of Wingdings', symbol('Wingdings', 'F0FE')],
    ['a symbol without its private code', symbol('Wingdings', '00FE')],
    ['a crossed box in Wingdings', symbol('Wingdings', 'F078')],
    ['a symbol of Wingdings 2', symbol('Wingdings 2', 'F052')],
    ['a letter in Wingdings', inFont('Wingdings', 'þ')],
    ['a private code without a font', text('\uf0fe')],
  ])('is checked: %s', async (_, box) => {
    expect(await readState(box)).toEqual({ text: 'Shelter', checked: true });
  });

  it.each([
    ['a content control', control('0', text('☐'))],
    ['a content control whose check mark is outdated', control('0', text('☒'))],
    ['a form field', formField('')],
    ['a form field that was cleared', formField('<w:default w:val="1"/><w:checked w:val="0"/>')],
    ['a symbol of Wingdings', symbol('Wingdings', 'F0A8')],
    ['a letter in Wingdings', inFont('Wingdings', 'o')],
    ['a symbol of Wingdings 2', symbol('Wingdings 2', 'F0A3')],
  ])('is not checked: %s', async (_, box) => {
    expect(await readState(box)).toEqual({ text: 'Shelter', checked: false });
  });

  it('may be a list bullet if some bullets in the list are checked', async () => {
    const level = (id: number, char: string) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="${char}"/><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl></w:abstractNum>`;
    const list = (id: number) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
    const item = (id: number, words: string) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${text(words)}</w:p>`;
    const file = makeDocx(item(2, 'Shelter') + item(1, 'Training'), {
      'word/numbering.xml': `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${level(1, '\uf0a8')}${level(2, '\uf0fe')}${list(1)}${list(2)}</w:numbering>`,
    });
    const { blocks } = await extractDocument(file, 'docx');
    expect(blocks).toMatchObject([
      { text: 'Shelter', checked: true },
      { text: 'Training', checked: false },
    ]);
  });
});
