import { emptyDocument, type RichDocument } from '@grantwright/shared/richtext';
import { Editor } from 'slate';
import { createRichEditor } from './create-rich-editor.ts';
import type { RichEditor } from './slate-types.ts';

/** An editor that holds the document, with nothing to undo. */
export function editorOf(document: RichDocument): RichEditor {
  const editor = createRichEditor();
  // A copy of the top: the editor replaces nodes, it never writes into them.
  editor.children = document.length > 0 ? [...document] : emptyDocument();
  Editor.normalize(editor, { force: true });
  // Bringing a text into shape is no edit: nothing to undo, nothing to save.
  editor.operations = [];
  editor.history = { undos: [], redos: [] };
  return editor;
}
