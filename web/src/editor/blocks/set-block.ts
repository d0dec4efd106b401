import { Editor, Transforms } from 'slate';
import type { Heading } from '@grantwright/shared/richtext';
import { outdentListItem } from '../lists/outdent-list-item.ts';
import { getSelectedItems } from '../lists/selected-items.ts';
import { findClosest, isType, findTextBlock, findTextBlocks } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { turnIntoParagraph } from './turn-into-paragraph.ts';

export type BlockStyle = 'paragraph' | Heading['level'];

export function getActiveBlock(editor: RichEditor): BlockStyle {
  const block = findTextBlock(editor)?.[0];
  return isType(block, 'heading') ? block.level : 'paragraph';
}

/** Cells and quotes contain only paragraphs, so they cannot have headings. */
export const isBlockStyleAvailable = (editor: RichEditor): boolean =>
  !findClosest(editor, ['table-cell', 'block-quote']);

/** Turns the selected lines into paragraphs or headings; list items leave their list first. */
export function setBlock(editor: RichEditor, style: BlockStyle): void {
  if (!editor.selection || !isBlockStyleAvailable(editor)) return;
  Editor.withoutNormalizing(editor, () => {
    while (style !== 'paragraph' && getSelectedItems(editor)) outdentListItem(editor);
    const lines = findTextBlocks(editor).filter(([, path]) => path.length === 1);
    for (const [, at] of lines) {
      if (style === 'paragraph') turnIntoParagraph(editor, at);
      else Transforms.setNodes(editor, { type: 'heading', level: style }, { at });
    }
  });
}
