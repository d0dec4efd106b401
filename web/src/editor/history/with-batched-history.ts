import { Editor, Transforms, type Range } from 'slate';
import type { History } from 'slate-history';
import type { RichEditor } from '../slate-types.ts';

type Batch = History['undos'][number];

/**
 * Undoes and redoes thousands of blocks in linear time.
 *
 * By default, Slate marks nodes for normalization after each operation, although a history step always results in a
 * normalized document, and searches the whole document for a new caret position whenever the block with the caret
 * is removed. This version skips the marking, and clears the selection first and sets it once at the end.
 */
export function withBatchedHistory(editor: RichEditor): RichEditor {
  const { undo, redo, getDirtyPaths } = editor;
  const selectionAfter = new WeakMap<Batch, Range | null>();
  let isReplaying = false;

  editor.getDirtyPaths = (operation) => (isReplaying ? [] : getDirtyPaths(operation));

  const replay = (step: () => void, selection: Range | null | undefined) => {
    isReplaying = true;
    try {
      Editor.withoutNormalizing(editor, () => {
        Transforms.deselect(editor);
        step();
        if (selection) Transforms.select(editor, selection);
      });
    } finally {
      isReplaying = false;
    }
  };

  editor.undo = () => {
    const batch = editor.history.undos.at(-1);
    if (!batch) return;
    selectionAfter.set(batch, editor.selection);
    replay(undo, batch.selectionBefore);
  };

  editor.redo = () => {
    const batch = editor.history.redos.at(-1);
    if (batch) replay(redo, selectionAfter.get(batch));
  };

  return editor;
}
