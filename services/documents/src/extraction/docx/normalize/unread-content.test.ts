import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';
import { noteMessages } from '../../notes.ts';

const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006';
const drawing = (inner: string, width = 914_400, height = 914_400) =>
  `<w:drawing><wp:inline xmlns:wp="${drawingNamespace}/wordprocessingDrawing"><wp:extent cx="${width}" cy="${height}"/>${inner}</wp:inline></w:drawing>`;
const picture = `<pic:pic xmlns:pic="${drawingNamespace}/picture"/>`;
const diagram = `<dgm:relIds xmlns:dgm="${drawingNamespace}/diagram" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:dm="rId7"/>`;

const read = async (content: string, parts: Record<string, string> = {}) => {
  const body = `${paragraph('Start.')}<w:p><w:r>${content}</w:r></w:p>${paragraph('End.')}`;
  const { blocks, notes } = await extractDocument(makeDocx(body, parts), 'docx');
  return { lines: blocks.map((block) => ('text' in block ? block.text : '')), notes };
};

describe('unreadable content in a Word file', () => {
  it.each([
    [
      'a chart',
      drawing(`<c:chart xmlns:c="${drawingNamespace}/chart"/>`),
      noteMessages.unreadCharts,
    ],
    ['a diagram without its text', drawing(diagram), noteMessages.unreadDiagrams],
    ['an embedded object', '<w:object/>', noteMessages.unreadObjects],
    ['a control', '<w:object><w:control/></w:object>', noteMessages.unreadControls],
    ['an inserted file', '</w:r></w:p><w:altChunk/><w:p><w:r>', noteMessages.unreadInsertedFile],
    ['a large picture', drawing(picture, 5_000_000, 3_000_000), noteMessages.unreadPictures(1)],
  ])('is mentioned in a note: %s', async (_, content, note) => {
    expect(await read(content)).toEqual({ lines: ['Start.', 'End.'], notes: [note] });
  });

  it('is not mentioned if it is a logo', async () => {
    expect((await read(drawing(picture))).notes).toEqual([]);
  });
});

describe('a diagram', () => {
  it('becomes one paragraph per shape', async () => {
    const point = (text: string) =>
      `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
    const { lines, notes } = await read(drawing(diagram), {
      'word/diagrams/data1.xml': `<dgm:dataModel xmlns:dgm="${drawingNamespace}/diagram" xmlns:a="${drawingNamespace}/main"><dgm:ptLst>${point('Apply by May 3.')}${point('Interviews in June.')}<dgm:pt type="pres"/></dgm:ptLst></dgm:dataModel>`,
      'word/_rels/document.xml.rels': `<Relationships xmlns="${rels}"><Relationship Id="rId7" Type="x/diagramData" Target="diagrams/data1.xml"/></Relationships>`,
    });
    expect(lines).toEqual(['Start.', 'Apply by May 3.', 'Interviews in June.', 'End.']);
    expect(notes).toEqual([]);
  });
});
