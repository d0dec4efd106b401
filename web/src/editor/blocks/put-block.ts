import { Editor, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { RichBlock } from '@grantwright/shared/richtext';
import { getCaretBlock, isEmptyText, isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

export type BlockPlace = {
  /** The index of a block in the text. */
  index: number;
  /** Whether to replace the block; otherwise the new block is inserted before it. */
  isReplacing: boolean;
};

/**
 * Inserts or replaces a block as a single undo step, and moves the caret to its start. Without a place, inserts the
 * block after the one with the caret, or at the end of the text.
 */
export function insertBlock(
  editor: RichEditor,
  block: RichBlock,
  place: BlockPlace = getPlaceAtCaret(editor),
): void {
  const { index, isReplacing } = place;
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      if (isReplacing) Transforms.removeNodes(editor, { at: [index] });
      Transforms.insertNodes(editor, block, { at: [index] });
      Transforms.select(editor, Editor.start(editor, [index]));
    });
  });
}

function getPlaceAtCaret(editor: RichEditor): BlockPlace {
  const index = getCaretBlock(editor) ?? editor.children.length - 1;
  const block = editor.children[index];
  const isBlank = isType(block, 'paragraph') && isEmptyText(block);
  return isBlank ? { index, isReplacing: true } : { index: index + 1, isReplacing: false };
}
