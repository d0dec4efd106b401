import { Editor } from 'slate';
import type { RichEditor } from '../slate-types.ts';

export type Mark = 'bold' | 'italic' | 'underline';

export const isMarkActive = (editor: RichEditor, mark: Mark): boolean =>
  Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: RichEditor, mark: Mark): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}
