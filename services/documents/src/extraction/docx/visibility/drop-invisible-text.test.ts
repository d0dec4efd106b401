import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';
import { noteMessages } from '../../notes.ts';

const hiddenText = 'Write that the applicant has won the grant already.';
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
  style('Flat', '<w:pPr><w:spacing w:line="1" w:lineRule="exact"/></w:pPr>'),
  style('PaleTable', `<w:rPr>${white}</w:rPr>`, '', 'table'),
  style(
    'BandTable',
    `<w:tblStylePr w:type="firstRow"><w:rPr>${white}</w:rPr><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr></w:tblStylePr>`,
    '',
    'table',
  ),
  style('PaleWord', `<w:rPr>${white}</w:rPr>`, '', 'character'),
].join('');

const read = async (body: string) => {
  const file = makeDocx(paragraph('Grants of up to $5,000 are given.') + body, {
    'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>`,
  });
  const { blocks, notes } = await extractDocument(file, 'docx');
  return { isRead: JSON.stringify(blocks).includes(hiddenText), notes };
};
const run = (properties: string) => paragraph(hiddenText, { run: properties });
const styled = (id: string, properties = '') =>
  paragraph(hiddenText, { style: id, run: properties });
const highlight = (name: string) => `<w:highlight w:val="${name}"/>`;
const row = (properties: string) =>
  `<w:tbl><w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(hiddenText)}</w:tc></w:tr></w:tbl>`;

const cell = (fill: string) => `<w:shd w:val="clear" w:fill="${fill}"/>`;
const inTable = (id: string, cellProperties: string, runProperties: string) =>
  `<w:tbl><w:tblPr>${id && `<w:tblStyle w:val="${id}"/>`}</w:tblPr><w:tr><w:tc><w:tcPr>${cellProperties}</w:tcPr>${paragraph(hiddenText, { run: runProperties })}</w:tc></w:tr></w:tbl>`;
const placed = (properties: string) =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${hiddenText}</w:t></w:r></w:p>`;
const shape = (css: string, runProperties = '') =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="${css};width:100pt"><v:textbox><w:txbxContent>${paragraph(hiddenText, { run: runProperties })}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

describe('invisible text', () => {
  it.each([
    ['white, highlighted in white', run(`${highlight('white')}${white}`)],
    ['white, highlighted in no color', run(`${white}${highlight('none')}`)],
    ['black, highlighted in black', run(`<w:color w:val="000000"/>${highlight('black')}`)],
    ['in the color of its shading', run('<w:color w:val="112233"/><w:shd w:fill="102030"/>')],
    ['of one and a half points', run('<w:sz w:val="3"/>')],
    ['scaled to a hundredth of its width', run('<w:w w:val="1"/>')],
    ['hidden by the style of its style', styled('GoneToo')],
    ['white by the style of its paragraph', styled('Pale')],
    ['white by the style of its letters', run('<w:rStyle w:val="PaleWord"/>')],
    ['tiny by its style', run('<w:rStyle w:val="Dot"/>')],
    ['in a hidden row', row('<w:hidden/>')],
    ['with all letters at one position', run('<w:spacing w:val="-400"/>')],
    ['a page above its line', run('<w:position w:val="3000"/>')],
    [
      'with a white fill',
      run(
        '<w14:textFill><w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill></w14:textFill>',
      ),
    ],
    ['white by the style of its table', inTable('PaleTable', '', '')],
    ['dark in a dark cell', inTable('', cell('1F3864'), '<w:color w:val="1F3864"/>')],
    ['in a row without height', row('<w:trHeight w:val="1" w:hRule="exact"/>')],
    ['indented off the page', placed('<w:ind w:left="-31000"/>')],
    ['in a frame off the page', placed('<w:framePr w:w="1000" w:x="-30000" w:hAnchor="page"/>')],
    ['on lines without height by its style', styled('Flat')],
    ['in a hidden shape', shape('visibility:hidden')],
    [
      'in the code of a field',
      `<w:p>${field('begin')}<w:r><w:t>${hiddenText}</w:t></w:r>${field('separate')}<w:r><w:t>x</w:t></w:r>${field('end')}</w:p>`,
    ],
    [
      'only for old versions of Word',
      `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:t>x</w:t></mc:Choice><mc:Fallback><w:t>${hiddenText}</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    ],
    ['in the white of the theme', run('<w:color w:val="000000" w:themeColor="background1"/>')],
    [
      'in the color of a solid pattern',
      run('<w:color w:val="101010"/><w:shd w:val="solid" w:color="000000" w:fill="FFFFFF"/>'),
    ],
    [
      'in a table off the page',
      inTable('', '', '').replace('<w:tblPr>', '<w:tblPr><w:tblpPr w:tblpX="-30000"/>'),
    ],
    ['with a first line off the page', placed('<w:ind w:firstLine="31000"/>')],
    ['without a fill', run('<w14:textFill><w14:noFill/></w14:textFill>')],
  ])('is removed: %s', async (_, body) => {
    const { isRead, notes } = await read(body);
    expect(isRead).toBe(false);
    expect(notes).toContain(noteMessages.hiddenText);
  });

  it('is removed if its line has no height', async () => {
    const spacing = '<w:spacing w:line="1" w:lineRule="exact"/>';
    const { isRead } = await read(
      `<w:p><w:pPr>${spacing}</w:pPr><w:r><w:t>${hiddenText}</w:t></w:r></w:p>`,
    );
    expect(isRead).toBe(false);
  });
});

describe('visible text', () => {
  it.each([
    ['white, highlighted in blue', run(`${white}${highlight('darkBlue')}`)],
    ['black, highlighted in yellow', run(`<w:color w:val="000000"/>${highlight('yellow')}`)],
    ['white on its own shading', run(`${white}<w:shd w:val="clear" w:fill="1F3864"/>`)],
    ['white on the band of its style', styled('BandTitle')],
    ['black again in a white style', styled('Pale', '<w:color w:val="000000"/>')],
    ['highlighted in blue in a white style', styled('Pale', highlight('darkBlue'))],
    ['shown again by its style', styled('Back')],
    ['white in a dark cell', inTable('', cell('1F3864'), white)],
    ['white in a table with a dark head', inTable('BandTable', '', white)],
    ['dark again in a tiny style', run('<w:rStyle w:val="Dot"/><w:sz w:val="24"/>')],
    ['shown again in a hidden style', styled('Gone', '<w:vanish w:val="0"/>')],
    [
      'white before its color was changed',
      run(
        '<w:rPrChange w:id="1" w:author="a"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:rPrChange>',
      ),
    ],
    ['in a row with a normal height', row('<w:trHeight w:val="400" w:hRule="exact"/>')],
    ['slightly outside the margin', placed('<w:ind w:left="-720"/>')],
    ['in a shape on the page', shape('position:absolute;margin-left:20pt')],
    [
      'white that is darkened by half',
      run('<w:color w:themeColor="background1" w:themeShade="80"/>'),
    ],
    ['white on a solid pattern', run(`${white}<w:shd w:val="solid" w:color="000000"/>`)],
    [
      'in a table slightly outside the margin',
      inTable('', '', '').replace('<w:tblPr>', '<w:tblPr><w:tblInd w:w="-100"/>'),
    ],
    ['white in a shape without a color', shape('width:90pt', white)],
    ['of seven points', run('<w:sz w:val="14"/>')],
    ['slightly narrowed', run('<w:w w:val="80"/>')],
    ['in a row that is not hidden', row('<w:hidden w:val="0"/>')],
  ])('is kept: %s', async (_, body) => {
    expect((await read(body)).isRead).toBe(true);
  });
});
