import { Editor, Transforms } from 'slate';
import type { Heading } from '@grantwright/shared/richtext';
import { outdentListItem } from '../lists/outdent-list-item.ts';
import { selectedItems } from '../lists/selected-items.ts';
import { closest, isType, textBlock, textBlocks } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { turnIntoParagraph } from './turn-into-paragraph.ts';

export type BlockStyle = 'paragraph' | Heading['level'];

export function activeBlock(editor: RichEditor): BlockStyle {
  const block = textBlock(editor)?.[0];
  return isType(block, 'heading') ? block.level : 'paragraph';
}

/** Cells and quotes contain only paragraphs, so they cannot have headings. */
export const canSetBlock = (editor: RichEditor): boolean =>
  !closest(editor, ['table-cell', 'block-quote']);

/** Turns the selected lines into paragraphs or headings; list items leave their list first. */
export function setBlock(editor: RichEditor, style: BlockStyle): void {
  if (!editor.selection || !canSetBlock(editor)) return;
  Editor.withoutNormalizing(editor, () => {
    while (style !== 'paragraph' && selectedItems(editor)) outdentListItem(editor);
    const lines = textBlocks(editor).filter(([, path]) => path.length === 1);
    for (const [, at] of lines) {
      if (style === 'paragraph') turnIntoParagraph(editor, at);
      else Transforms.setNodes(editor, { type: 'heading', level: style }, { at });
    }
  });
}
