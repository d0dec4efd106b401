import { Editor, Node, Transforms } from 'slate';
import { closest, caretAtStart, isEmptyText, isType, textBlock } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { turnIntoParagraph } from './turn-into-paragraph.ts';

/** Makes Enter on an empty line, or Backspace at the start, leave a quote. */
export function withQuotes(editor: RichEditor): RichEditor {
  const { insertBreak, deleteBackward, normalizeNode } = editor;

  editor.insertBreak = () => {
    const line = textBlock(editor);
    if (line && isEmptyText(line[0]) && inQuote(editor))
      Transforms.liftNodes(editor, { at: line[1] });
    else insertBreak();
  };

  editor.deleteBackward = (unit) => {
    const quote = closest(editor, ['block-quote']);
    const line = textBlock(editor);
    if (quote && line && caretAtStart(editor, quote[1])) {
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

const inQuote = (editor: RichEditor) => {
  const line = textBlock(editor);
  return !!line && isType(Editor.parent(editor, line[1])[0], 'block-quote');
};
