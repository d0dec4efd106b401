import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';
import { noteMessages } from '../../notes.ts';

const run = (words: string, tag = 't') =>
  `<w:r><w:${tag} xml:space="preserve">${words}</w:${tag}></w:r>`;
const mark = (name: string) => `<w:pPr><w:rPr><w:${name} w:id="1"/></w:rPr></w:pPr>`;
const row = (words: string, change = '') =>
  `<w:tr><w:trPr>${change}</w:trPr><w:tc>${paragraph(words)}</w:tc><w:tc>${paragraph('x')}</w:tc></w:tr>`;

const read = async (body: string) => {
  const { blocks, notes } = await extractDocument(makeDocx(paragraph('Start.') + body), 'docx');
  return {
    lines: blocks.slice(1).map((block) => ('text' in block ? block.text : block.rows)),
    notes,
  };
};

describe('a Word file with tracked changes', () => {
  it.each([
    [
      'replaced words',
      `<w:p>${run('Due ')}<w:del w:id="1">${run('May 1', 'delText')}</w:del><w:ins w:id="2">${run('June 2')}</w:ins></w:p>`,
      ['Due June 2'],
    ],
    [
      'words deleted from inserted ones',
      `<w:p><w:ins w:id="1">${run('8 pages')}<w:del w:id="2">${run(' double spaced', 'delText')}</w:del></w:ins></w:p>`,
      ['8 pages'],
    ],
    [
      'moved words',
      `<w:p><w:moveFrom w:id="1">${run('Moved.')}</w:moveFrom>${run('Stays.')}</w:p><w:p><w:moveTo w:id="2">${run('Moved.')}</w:moveTo></w:p>`,
      ['Stays.', 'Moved.'],
    ],
    [
      'a moved paragraph',
      `<w:p>${mark('moveFrom')}<w:moveFrom w:id="1">${run('Moved.')}</w:moveFrom></w:p><w:p>${mark('moveTo')}<w:moveTo w:id="2">${run('Moved.')}</w:moveTo></w:p>`,
      ['Moved.'],
    ],
    [
      'joined paragraphs',
      `<w:p>${mark('del')}${run('Up to ')}</w:p>${paragraph('$500.')}`,
      ['Up to $500.'],
    ],
    [
      'a deleted paragraph',
      `<w:p>${mark('del')}<w:del w:id="1">${run('Old.', 'delText')}</w:del></w:p>${paragraph('New.')}`,
      ['New.'],
    ],
    [
      'deleted and inserted rows',
      `<w:tbl>${row('Need')}${row('Old', '<w:del w:id="1"/>')}${row('New', '<w:ins w:id="1"/>')}</w:tbl>`,
      [
        [
          ['Need', 'x'],
          ['New', 'x'],
        ],
      ],
    ],
    [
      'a deleted table',
      `<w:tbl>${row('Old', '<w:del w:id="1"/>')}</w:tbl>${paragraph('After.')}`,
      ['After.'],
    ],
    [
      'a change within a content control',
      `<w:p><w:sdt><w:sdtContent><w:ins w:id="1">${run('June 2')}</w:ins></w:sdtContent></w:sdt></w:p>`,
      ['June 2'],
    ],
  ])('is read as if all changes were accepted, with a note: %s', async (_, body, lines) => {
    expect(await read(body)).toEqual({ lines, notes: [noteMessages.unresolvedChanges] });
  });

  it('gets no note if only the formatting changed', async () => {
    const changed = '<w:rPrChange w:id="1"><w:rPr><w:b/></w:rPr></w:rPrChange>';
    expect(await read(paragraph('Same.', { run: changed }))).toEqual({
      lines: ['Same.'],
      notes: [],
    });
  });

  it('gets a note about comments, which are not extracted', async () => {
    const body = `<w:p>${run('Text.')}<w:r><w:commentReference w:id="0"/></w:r></w:p>`;
    expect(await read(body)).toEqual({ lines: ['Text.'], notes: [noteMessages.comments] });
  });
});
