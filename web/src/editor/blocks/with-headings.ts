import { findClosest, isCaretAtEnd, isCaretAtStart } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { setBlock } from './set-block.ts';
import { turnIntoParagraph } from './turn-into-paragraph.ts';

/** Makes Enter at the end of a heading start a paragraph, and Backspace at the start turn the heading into one. */
export function withHeadings(editor: RichEditor): RichEditor {
  const { insertBreak, deleteBackward } = editor;

  editor.insertBreak = () => {
    const heading = findClosest(editor, ['heading']);
    const isAtEnd = heading !== undefined && isCaretAtEnd(editor, heading[1]);
    insertBreak();
    if (!isAtEnd) return;
    turnIntoParagraph(editor);
  };

  editor.deleteBackward = (unit) => {
    const heading = findClosest(editor, ['heading']);
    if (heading && isCaretAtStart(editor, heading[1])) setBlock(editor, 'paragraph');
    else deleteBackward(unit);
  };

  return editor;
}
