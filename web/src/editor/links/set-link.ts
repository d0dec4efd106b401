import { Editor, Range, Transforms } from 'slate';
import { findClosest, isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

export const getActiveLink = (editor: RichEditor) => findClosest(editor, ['link']);

/** Links the selected text, changes the link around the caret, or inserts the address as a link. */
export function setLink(editor: RichEditor, url: string): void {
  const { selection } = editor;
  if (!selection) return;
  const link = getActiveLink(editor);
  if (link && Range.isCollapsed(selection)) {
    Transforms.setNodes(editor, { url }, { at: link[1] });
    return;
  }
  if (Range.isCollapsed(selection)) {
    Transforms.insertNodes(editor, {
      type: 'link',
      url,
      children: [{ text: url.replace(/^mailto:/, '') }],
    });
    Transforms.move(editor, { unit: 'offset' });
    return;
  }
  removeLink(editor);
  Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true });
}

export function removeLink(editor: RichEditor): void {
  Transforms.unwrapNodes(editor, {
    match: (node) => !Editor.isEditor(node) && isType(node, 'link'),
    split: false,
  });
}
