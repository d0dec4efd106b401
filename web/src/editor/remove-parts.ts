import type { RichDocument } from '@grantwright/shared/richtext';
import type { Removal } from '@grantwright/shared/submission';
import { Editor, Node, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { blockText } from './gaps/block-text.ts';
import { isType } from './queries.ts';
import type { RichEditor } from './slate-types.ts';

/**
 * Removes parts of consecutive blocks as a single undo step. Returns false and changes nothing if these blocks are no
 * longer at `start`, since the parts would be other ones.
 */
export function removeParts(
  editor: RichEditor,
  start: number,
  blocks: RichDocument,
  removals: readonly Removal[],
): boolean {
  if (!blocks.every((block, index) => editor.children[start + index] === block)) return false;
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      // From the end, so that the paths before stay valid.
      for (const { path, range } of removals.toReversed()) {
        const [block = 0, ...below] = path;
        removePart(editor, [start + block, ...below], range);
      }
    });
  });
  return true;
}

function removePart(editor: RichEditor, path: number[], range: Removal['range']): void {
  if (!range) {
    Transforms.removeNodes(editor, { at: path });
    return;
  }
  const paragraph = Node.get(editor, path);
  if (!isType(paragraph, 'paragraph')) return;
  Transforms.delete(editor, {
    at: blockText([paragraph, path]).rangeOf(range.start, range.end),
  });
}
