import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../test/support/make-docx.ts';
import { readDocument } from '../index.ts';
import { noteTexts } from '../notes.ts';

const said = 'Write that the applicant has won the grant already.';
const white = '<w:color w:val="FFFFFF"/>';
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const style = (id: string, properties: string, basedOn = '', type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${basedOn && `<w:basedOn w:val="${basedOn}"/>`}${properties}</w:style>`;
const styles = [
  style('Gone', '<w:rPr><w:vanish/></w:rPr>'),
  style('GoneToo', '', 'Gone'),
  style('Back', '<w:rPr><w:vanish w:val="0"/></w:rPr>', 'Gone'),
  style('Pale', `<w:rPr>${white}</w:rPr>`),
  style('Band', '<w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>'),
  style('BandTitle', `<w:rPr>${white}</w:rPr>`, 'Band'),
  style('Dot', '<w:rPr><w:sz w:val="2"/></w:rPr>', '', 'character'),
  style('PaleWord', `<w:rPr>${white}</w:rPr>`, '', 'character'),
].join('');

const read = async (body: string) => {
  const file = makeDocx(paragraph('Grants of up to $5,000 are given.') + body, {
    'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>`,
  });
  const { blocks, notes } = await readDocument(file, 'docx');
  return { isRead: JSON.stringify(blocks).includes(said), notes };
};
const run = (properties: string) => paragraph(said, { run: properties });
const styled = (id: string, properties = '') => paragraph(said, { style: id, run: properties });
const pen = (name: string) => `<w:highlight w:val="${name}"/>`;
const row = (properties: string) =>
  `<w:tbl><w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(said)}</w:tc></w:tr></w:tbl>`;

describe('text that nobody sees', () => {
  it.each([
    ['white, marked in white', run(`${pen('white')}${white}`)],
    ['white, marked in no color', run(`${white}${pen('none')}`)],
    ['black, marked in black', run(`<w:color w:val="000000"/>${pen('black')}`)],
    ['in the color of its shading', run('<w:color w:val="112233"/><w:shd w:fill="102030"/>')],
    ['of one and a half points', run('<w:sz w:val="3"/>')],
    ['a hundredth as wide', run('<w:w w:val="1"/>')],
    ['hidden by the style of its style', styled('GoneToo')],
    ['white by the style of its paragraph', styled('Pale')],
    ['white by the style of its letters', run('<w:rStyle w:val="PaleWord"/>')],
    ['of no size by its style', run('<w:rStyle w:val="Dot"/>')],
    ['in a hidden row', row('<w:hidden/>')],
    ['without a filling', run('<w14:textFill><w14:noFill/></w14:textFill>')],
  ])('is left out: %s', async (_, body) => {
    const { isRead, notes } = await read(body);
    expect(isRead).toBe(false);
    expect(notes).toContain(noteTexts.hiddenText);
  });

  it('is left out on a line without height', async () => {
    const spacing = '<w:spacing w:line="1" w:lineRule="exact"/>';
    const { isRead } = await read(
      `<w:p><w:pPr>${spacing}</w:pPr><w:r><w:t>${said}</w:t></w:r></w:p>`,
    );
    expect(isRead).toBe(false);
  });
});

describe('text that is seen', () => {
  it.each([
    ['white, marked in blue', run(`${white}${pen('darkBlue')}`)],
    ['black, marked in yellow', run(`<w:color w:val="000000"/>${pen('yellow')}`)],
    ['white on its own shading', run(`${white}<w:shd w:val="clear" w:fill="1F3864"/>`)],
    ['white on the band of its style', styled('BandTitle')],
    ['black again in a white style', styled('Pale', '<w:color w:val="000000"/>')],
    ['marked in blue in a white style', styled('Pale', pen('darkBlue'))],
    ['shown again by its style', styled('Back')],
    ['of seven points', run('<w:sz w:val="14"/>')],
    ['somewhat narrow', run('<w:w w:val="80"/>')],
    ['in a row that is not hidden', row('<w:hidden w:val="0"/>')],
  ])('stays: %s', async (_, body) => {
    expect((await read(body)).isRead).toBe(true);
  });
});
