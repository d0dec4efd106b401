import { Editor, Node, Range, Text } from 'slate';
import { EDITOR_TO_PENDING_DIFFS, EDITOR_TO_PENDING_INSERTION_MARKS } from 'slate-dom';
import type { RichEditor } from '../slate-types.ts';

export type Mark = 'bold' | 'italic' | 'underline';

export const isMarkActive = (editor: RichEditor, mark: Mark): boolean =>
  Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: RichEditor, mark: Mark): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
  prepareComposition(editor);
}

/**
 * Passes the marks of the next text to slate-react's input manager, which otherwise reads them only in a timer
 * after rendering. An input method that starts composing before the timer fires would lose its text node, and the
 * word would appear twice in the document.
 */
function prepareComposition(editor: RichEditor): void {
  const { marks, selection } = editor;
  if (!selection || Range.isExpanded(selection)) return;
  // Pending text that is not in the document yet keeps its own marks.
  if (EDITOR_TO_PENDING_DIFFS.get(editor)?.length) return;
  const leaf = Node.leaf(editor, selection.anchor.path);
  if (marks && !Text.equals(leaf, { ...marks, text: leaf.text }, { loose: true })) {
    EDITOR_TO_PENDING_INSERTION_MARKS.set(editor, marks);
  } else EDITOR_TO_PENDING_INSERTION_MARKS.delete(editor);
}
