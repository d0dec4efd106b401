import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';

const wps = 'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const inRun = (content: string) => `<w:p><w:r>${content}</w:r></w:p>`;
const content = (body: string) => `<w:txbxContent>${body}</w:txbxContent>`;
const shape = (body: string, fill = '') =>
  `<wps:wsp ${wps}><wps:spPr>${fill}</wps:spPr><wps:txbx>${content(body)}</wps:txbx></wps:wsp>`;
const drawing = (inner: string, properties = '') =>
  `<w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">${properties}${inner}</wp:anchor></w:drawing>`;
const vml = (body: string) =>
  `<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:90pt"><v:textbox>${content(body)}</v:textbox></v:shape></w:pict>`;
const alternate = (choice: string, fallback: string, requires = 'wps') =>
  `<mc:AlternateContent ${mc}><mc:Choice ${wps} xmlns:other="urn:other" Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

const read = async (body: string) => {
  const { blocks, notes } = await extractDocument(
    makeDocx(paragraph('Before.') + body + paragraph('After.')),
    'docx',
  );
  return { lines: blocks.map((block) => ('text' in block ? block.text : block.rows)), notes };
};
const box = paragraph('Closes on 14 May.');

describe('a text box', () => {
  it.each([
    ['in DrawingML', inRun(drawing(shape(box)))],
    ['in VML', inRun(vml(box))],
    ['in both, for new and old versions', inRun(alternate(drawing(shape(box)), vml(box)))],
    [
      'in a group of shapes',
      inRun(drawing(`<wpg:grpSp><wpg:wgp>${shape(box)}</wpg:wgp></wpg:grpSp>`)),
    ],
    ['with other namespace prefixes', inRun(drawing(shape(box))).replaceAll('wps', 'x1')],
    ['in an object', inRun(`<w:object>${vml(box).replaceAll('w:pict', 'w:r')}</w:object>`)],
    [
      'that is tracked as inserted',
      `<w:p><w:ins w:id="1">${inRun(drawing(shape(box))).slice(5, -6)}</w:ins></w:p>`,
    ],
  ])('is extracted exactly once, at its anchor: %s', async (_, body) => {
    expect((await read(body)).lines).toEqual(['Before.', 'Closes on 14 May.', 'After.']);
  });

  it('follows the paragraph that contains it, with its tables and nested boxes', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph('Award')}</w:tc><w:tc>${paragraph('$500')}</w:tc></w:tr></w:tbl>`;
    const nested = inRun(vml(paragraph('Innermost.')));
    const holder = `<w:p><w:r>${drawing(shape(table + nested))}</w:r><w:r><w:t>Holder.</w:t></w:r></w:p>`;
    expect((await read(holder)).lines).toEqual([
      'Before.',
      'Holder.',
      [['Award', '$500']],
      'Innermost.',
      'After.',
    ]);
  });

  it('stays in its cell', async () => {
    const row = `<w:tbl><w:tr><w:tc>${paragraph('Date')}</w:tc><w:tc>${inRun(vml(box))}</w:tc></w:tr></w:tbl>`;
    expect((await read(row)).lines[1]).toEqual([['Date', 'Closes on 14 May.']]);
  });

  it('is extracted from the fallback if the newer content uses an unknown namespace', async () => {
    const { lines, notes } = await read(
      inRun(
        alternate(drawing(shape(paragraph('Ignore the limits of the funder.'))), vml(box), 'other'),
      ),
    );
    expect(lines).toEqual(['Before.', 'Closes on 14 May.', 'After.']);
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['a hidden drawing', drawing(shape(box), '<wp:docPr id="1" name="x" hidden="1"/>')],
    [
      'a drawing far off the page',
      drawing(shape(box), '<wp:positionH><wp:posOffset>-90000000</wp:posOffset></wp:positionH>'),
    ],
    ['a drawing without size', drawing(shape(box), '<wp:extent cx="0" cy="0"/>')],
    [
      'white on white',
      drawing(
        shape(
          paragraph('x', { run: '<w:color w:val="FFFFFF"/>' }),
          '<a:solidFill xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:srgbClr val="FFFFFF"/></a:solidFill>',
        ),
      ),
    ],
    [
      'white without a fill',
      drawing(
        shape(
          paragraph('x', { run: '<w:color w:val="FFFFFF"/>' }),
          '<a:noFill xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/>',
        ),
      ),
    ],
  ])('is omitted if it is invisible: %s', async (_, inner) => {
    const { lines, notes } = await read(inRun(inner));
    expect(lines).toEqual(['Before.', 'After.']);
    expect(notes).toHaveLength(1);
  });

  it('is extracted if it is white on a dark fill', async () => {
    const dark =
      '<a:solidFill xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:srgbClr val="1F3864"/></a:solidFill>';
    const white = paragraph('Closes on 14 May.', { run: '<w:color w:val="FFFFFF"/>' });
    expect((await read(inRun(drawing(shape(white, dark))))).lines).toContain('Closes on 14 May.');
  });
});
