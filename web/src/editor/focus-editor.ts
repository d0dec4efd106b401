import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slate-types.ts';

/**
 * Focuses the text immediately. During a change the library delays focus for a moment, and
 * what is pressed meanwhile is lost, or goes where the caret was; the caret follows with the change itself.
 */
export function focusEditor(editor: RichEditor): void {
  if (editor.operations.length === 0) ReactEditor.focus(editor);
  else ReactEditor.toDOMNode(editor, editor).focus({ preventScroll: true });
}
