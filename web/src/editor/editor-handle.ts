import type { RichBlock, RichDocument } from '@grantwright/shared/richtext';
import { Editor, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { insertBlock, type BlockPlace } from './blocks/put-block.ts';
import { replaceBlocks } from './blocks/replace-blocks.ts';
import { getBlockText } from './gaps/block-text.ts';
import { findNextGap, type GapLocation } from './gaps/find-gaps.ts';
import { focusEditor } from './focus-editor.ts';
import { getCaretBlock, getDocument, findTextBlocks } from './queries.ts';
import type { RichEditor } from './slate-types.ts';

/** Commands for the screen around an editor. */
export type EditorHandle = {
  /** Scrolls to a block and puts the caret at its start. */
  goToBlock: (index: number) => void;
  /** Scrolls to the first occurrence of the text and selects it. Returns false if there is none. */
  goToText: (phrase: string) => boolean;
  /** Opens the next gap. Returns false if there is none. */
  openNextGap: () => boolean;
  /** Returns the current document. */
  getDocument: () => RichDocument;
  /** Returns the index of the block with the caret, or undefined until the text is first focused. */
  getCaretBlock: () => number | undefined;
  /** Inserts or replaces a block and scrolls to it. */
  insertBlock: (block: RichBlock, place: BlockPlace | undefined) => void;
  /** Replaces the blocks from `start`. Returns false and changes nothing if these blocks have changed. */
  replaceBlocks: (start: number, before: RichDocument, after: RichDocument) => boolean;
  /** Follows a block. The returned function returns its current index, or undefined once it is removed. */
  followBlock: (index: number) => () => number | undefined;
};

export function createEditorHandle(
  editor: RichEditor,
  openGap: (gap: GapLocation) => void,
): EditorHandle {
  return {
    goToBlock(index) {
      if (index < editor.children.length)
        show(editor, Editor.range(editor, Editor.start(editor, [index])));
    },
    goToText(phrase) {
      // Formatting can split the text into several nodes, so search whole blocks.
      for (const entry of findTextBlocks(editor, [])) {
        const { text, getRange } = getBlockText(entry);
        const offset = text.indexOf(phrase);
        if (offset < 0) continue;
        show(editor, getRange(offset, offset + phrase.length));
        return true;
      }
      return false;
    },
    openNextGap() {
      const gap = findNextGap(editor);
      if (!gap) return false;
      reveal(editor, Editor.range(editor, Range.end(gap.range)));
      // The popover is positioned next to the gap, so scroll there first.
      requestAnimationFrame(() => openGap(gap));
      return true;
    },
    getDocument: () => getDocument(editor),
    getCaretBlock: () => getCaretBlock(editor),
    insertBlock(block, place) {
      insertBlock(editor, block, place);
      // Slate scrolls to the caret once the block has rendered.
      focusEditor(editor);
    },
    replaceBlocks: (start, before, after) => replaceBlocks(editor, start, before, after),
    followBlock(index) {
      // Released along with the editor; each rewrite creates only one.
      const place = Editor.pathRef(editor, [index]);
      return () => place.current?.[0];
    },
  };
}

function show(editor: RichEditor, range: Range): void {
  reveal(editor, range);
  focusEditor(editor);
}

function reveal(editor: RichEditor, range: Range): void {
  Transforms.select(editor, range);
  const { startContainer } = ReactEditor.toDOMRange(editor, range);
  startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
