import { Editor, Transforms, type Range } from 'slate';
import type { History } from 'slate-history';
import type { RichEditor } from '../slate-types.ts';

type Batch = History['undos'][number];

/**
 * Undo and redo of thousands of blocks in a time that grows with their number, not with its square.
 *
 * Slate prepares normalization after each operation, although a step of the history leads to a document that
 * was normalized when the step was made; and while it removes blocks that hold the caret, it looks through
 * the whole document for the caret's next place. So nothing is marked for normalization meanwhile, and the
 * selection is put aside and set once at the end.
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
