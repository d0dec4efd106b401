import { Editor, Transforms, type Range } from 'slate';
import { HistoryEditor } from 'slate-history';
import { insertBlocks } from '../paste/insert-blocks.ts';
import { splitPlainText } from '../paste/split-plain-text.ts';
import type { RichEditor } from '../slate-types.ts';

/** Replaces a gap with the answer, as a single undo step. */
export function answerGap(editor: RichEditor, range: Range, answer: string): void {
  const lines = splitPlainText(answer);
  if (lines.length === 0) return;
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      Transforms.select(editor, range);
      Transforms.delete(editor);
      if (lines.length === 1) Transforms.insertText(editor, answer.trim());
      else insertBlocks(editor, lines);
    });
  });
}
