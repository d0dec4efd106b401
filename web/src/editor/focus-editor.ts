import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slate-types.ts';

/**
 * Focuses the text immediately. During a change, Slate delays focusing, and keys pressed in the meantime are lost.
 */
export function focusEditor(editor: RichEditor): void {
  if (editor.operations.length === 0) ReactEditor.focus(editor);
  else ReactEditor.toDOMNode(editor, editor).focus({ preventScroll: true });
}
