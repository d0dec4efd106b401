import { Editor, Node, Transforms } from 'slate';
import { findClosest, isCaretAtStart, isEmptyText, isType, findTextBlock } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { turnIntoParagraph } from './turn-into-paragraph.ts';

/** Makes Enter on an empty line, or Backspace at the start, leave a quote. */
export function withQuotes(editor: RichEditor): RichEditor {
  const { insertBreak, deleteBackward, normalizeNode } = editor;

  editor.insertBreak = () => {
    const line = findTextBlock(editor);
    if (line && isEmptyText(line[0]) && quotedTypes(editor))
      Transforms.liftNodes(editor, { at: line[1] });
    else insertBreak();
  };

  editor.deleteBackward = (unit) => {
    const quote = findClosest(editor, ['block-quote']);
    const line = findTextBlock(editor);
    if (quote && line && isCaretAtStart(editor, quote[1])) {
      Transforms.liftNodes(editor, { at: line[1] });
    } else deleteBackward(unit);
  };

  editor.normalizeNode = ([node, path], options) => {
    if (isType(node, 'block-quote')) {
      for (const [child, childPath] of Node.children(editor, path)) {
        if (isType(child, 'paragraph')) continue;
        if (isType(child, 'heading')) turnIntoParagraph(editor, childPath);
        else if (Node.isElement(child) && Editor.isBlock(editor, child)) {
          Transforms.liftNodes(editor, { at: childPath });
        } else Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: childPath });
        return;
      }
    }
    normalizeNode([node, path], options);
  };

  return editor;
}

const quotedTypes = (editor: RichEditor) => {
  const line = findTextBlock(editor);
  return !!line && isType(Editor.parent(editor, line[1])[0], 'block-quote');
};
