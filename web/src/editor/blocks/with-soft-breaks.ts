import type { RichEditor } from '../slate-types.ts';

/** Makes Shift+Enter insert a line break within the paragraph: `\n` in the model. */
export function withSoftBreaks(editor: RichEditor): RichEditor {
  editor.insertSoftBreak = () => editor.insertText('\n');
  return editor;
}
