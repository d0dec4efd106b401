import type { RichDocument } from '@grantwright/shared/richtext';
import { Editor, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { RichEditor } from '../slate-types.ts';

/**
 * Replaces consecutive blocks as a single undo step; leaves unchanged blocks at both ends untouched. Returns
 * false and changes nothing if the given blocks are no longer at `start` because the user has edited the text.
 */
export function replaceBlocks(
  editor: RichEditor,
  start: number,
  before: RichDocument,
  after: RichDocument,
): boolean {
  if (!before.every((block, index) => editor.children[start + index] === block)) return false;
  const isSame = (fromEnd: boolean) => (_: unknown, index: number) =>
    fromEnd ? before.at(-1 - index) === after.at(-1 - index) : before[index] === after[index];
  const shorter = before.length < after.length ? before : after;
  const first = countWhile(shorter, isSame(false));
  const last = countWhile(shorter.slice(first), isSame(true));
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      for (let index = before.length - last - 1; index >= first; index -= 1)
        Transforms.removeNodes(editor, { at: [start + index] });
      Transforms.insertNodes(editor, after.slice(first, after.length - last), {
        at: [start + first],
      });
    });
  });
  return true;
}

function countWhile<T>(
  items: readonly T[],
  isCounted: (item: T, index: number) => boolean,
): number {
  const end = items.findIndex((item, index) => !isCounted(item, index));
  return end < 0 ? items.length : end;
}
