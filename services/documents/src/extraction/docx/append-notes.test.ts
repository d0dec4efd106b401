import { expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../test/support/make-docx.ts';
import { extractDocument } from '../index.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const mark = (kind: string, id: number) =>
  `<w:p><w:r><w:t>Text ${id}.</w:t></w:r><w:r><w:${kind}Reference w:id="${id}"/></w:r></w:p>`;
const note = (kind: string, id: number, ...texts: string[]) =>
  `<w:${kind} w:id="${id}">${texts.map((text) => paragraph(text)).join('')}</w:${kind}>`;

it('appends the full text of notes, in the order of their marks', async () => {
  const { blocks } = await extractDocument(
    makeDocx(mark('footnote', 3) + mark('endnote', 2) + mark('footnote', 2), {
      'word/footnotes.xml': `<w:footnotes ${w}>${note('footnote', 1, 'Unmarked.')}${note('footnote', 2, 'Last.')}${note('footnote', 3, 'First.', 'It goes on.')}</w:footnotes>`,
      'word/endnotes.xml': `<w:endnotes ${w}>${note('endnote', 2, 'At the end.')}</w:endnotes>`,
    }),
    'docx',
  );
  expect(blocks.map((block) => 'text' in block && block.text)).toEqual([
    'Text 3.',
    'Text 2.',
    'Text 2.',
    'First.',
    'It goes on.',
    'At the end.',
    'Last.',
  ]);
});
