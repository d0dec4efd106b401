import { Editor, Node, Range, Text, Transforms, type Path } from 'slate';
import { EDITOR_TO_PENDING_DIFFS } from 'slate-dom';
import type { RichEditor } from '../slate-types.ts';

/**
 * Lets Android input methods compose a word with new marks at the start of a text node. By default, Slate inserts
 * the word as a new node before the existing text, while the browser composes it in that text's DOM node, so
 * slate-react maps the caret to the existing text and inserts the next word there. Here the word keeps the DOM
 * node, and the existing text moves to a new one.
 */
export function withCompositionAtStart<T extends RichEditor>(editor: T): T {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    const path = findTextToSplit(editor);
    const { marks } = editor;
    if (!path || !marks) return insertText(text, options);
    const end = { path, offset: text.length };
    Editor.withoutNormalizing(editor, () => {
      Transforms.insertText(editor, text, { at: { path, offset: 0 } });
      Transforms.splitNodes(editor, { at: end, match: Text.isText });
      Transforms.unsetNodes(editor, getMarks(editor, path), { at: path });
      Transforms.setNodes(editor, marks, { at: path });
      Transforms.select(editor, end);
    });
    editor.marks = null;
  };
  return editor;
}

/** Returns the path of the text node about to receive a composed word at its start, if any. */
function findTextToSplit(editor: RichEditor): Path | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || selection.anchor.offset > 0) return undefined;
  if (!EDITOR_TO_PENDING_DIFFS.get(editor)?.length) return undefined;
  const { path } = selection.anchor;
  return Node.leaf(editor, path).text === '' ? undefined : path;
}

const getMarks = (editor: RichEditor, path: Path): string[] =>
  Object.keys(Node.leaf(editor, path)).filter((name) => name !== 'text');
