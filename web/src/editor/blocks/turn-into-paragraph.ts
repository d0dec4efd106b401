import { Transforms, type Path } from 'slate';
import type { RichEditor } from '../slate-types.ts';

/** Turns the heading at a path, or at the selection, into a paragraph. */
export function turnIntoParagraph(editor: RichEditor, at?: Path): void {
  const options = at ? { at } : {};
  Transforms.unsetNodes(editor, 'level', options);
  Transforms.setNodes(editor, { type: 'paragraph' }, options);
}
