import { Editor, Node, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { nextGap, type GapLocation } from './gaps/find-gaps.ts';
import { focusEditor } from './focus-editor.ts';
import type { RichEditor } from './slate-types.ts';

/** Commands for the screen around an editor. */
export type EditorHandle = {
  /** Scrolls to a block and puts the caret at its start. */
  goToBlock: (index: number) => void;
  /** Scrolls to the first occurrence of the text and selects it. */
  goToText: (words: string) => void;
  /** Opens the next gap. Returns false if there is none. */
  openNextGap: () => boolean;
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
    goToText(words) {
      for (const [text, path] of Node.texts(editor)) {
        const offset = text.text.indexOf(words);
        if (offset < 0) continue;
        show(editor, { anchor: { path, offset }, focus: { path, offset: offset + words.length } });
        return;
      }
    },
    openNextGap() {
      const gap = nextGap(editor);
      if (!gap) return false;
      reveal(editor, Editor.range(editor, Range.end(gap.range)));
      // The popover is positioned next to the gap, so scroll there first.
      requestAnimationFrame(() => openGap(gap));
      return true;
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
