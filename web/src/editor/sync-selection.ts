import { Range, Transforms } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slate-types.ts';

/**
 * Applies the user's current selection. Slate itself takes at least 0.1 s, so a shortcut pressed immediately would
 * apply to the previous selection.
 */
export function syncSelection(editor: RichEditor): void {
  // The DOM does not show the latest text yet, so its selection would map to the wrong point.
  if (IS_NODE_MAP_DIRTY.get(editor)) return;
  const selection = document.getSelection();
  if (!selection || !isInsideEditor(editor, selection)) return;
  const range = ReactEditor.toSlateRange(editor, selection, {
    exactMatch: false,
    suppressThrow: true,
  });
  if (!range || (editor.selection && Range.equals(range, editor.selection))) return;
  Transforms.select(editor, range);
}

const isInsideEditor = (editor: RichEditor, { anchorNode, focusNode }: Selection): boolean =>
  document.activeElement === ReactEditor.toDOMNode(editor, editor) &&
  ReactEditor.hasEditableTarget(editor, anchorNode) &&
  ReactEditor.hasTarget(editor, focusNode);
