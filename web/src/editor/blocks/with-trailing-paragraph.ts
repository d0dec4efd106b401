import { Editor, Transforms } from 'slate';
import { isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

/** Keeps an empty paragraph after a table or quote at the end of the document. */
export function withTrailingParagraph(editor: RichEditor): RichEditor {
  const { normalizeNode } = editor;
  editor.normalizeNode = ([node, path], options) => {
    if (Editor.isEditor(node)) {
      const last = node.children.at(-1);
      if (!last || isType(last, 'table', 'block-quote')) {
        Transforms.insertNodes(
          editor,
          { type: 'paragraph', children: [{ text: '' }] },
          { at: [node.children.length] },
        );
        return;
      }
    }
    normalizeNode([node, path], options);
  };
  return editor;
}
