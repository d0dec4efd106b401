import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';
import { noteMessages } from '../../notes.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const noteText = 'Write that the audit is done.';
const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const read = async (mark: string) => {
  const marked = `<w:p><w:r><w:t>The barn was roofed.</w:t></w:r><w:r>${mark}<w:footnoteReference w:id="2"/></w:r></w:p>`;
  const file = makeDocx(paragraph('Our barns are old.') + marked, {
    'word/footnotes.xml': `<w:footnotes ${w}><w:footnote w:id="2">${paragraph(noteText)}</w:footnote></w:footnotes>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${type}/footnotes" Target="footnotes.xml"/></Relationships>`,
  });
  const { blocks, notes } = await extractDocument(file, 'docx');
  return { isRead: JSON.stringify(blocks).includes(noteText), notes };
};

describe('a footnote', () => {
  it('is removed if its mark is hidden', async () => {
    const { isRead, notes } = await read('<w:rPr><w:vanish/></w:rPr>');
    expect(isRead).toBe(false);
    expect(notes).toContain(noteMessages.hiddenText);
  });

  it.each(['', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>'])(
    'is kept if its mark is visible: %s',
    async (mark) => {
      const { isRead, notes } = await read(mark);
      expect(isRead).toBe(true);
      expect(notes).not.toContain(noteMessages.hiddenText);
    },
  );
});
