import { Editor, Node, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { nextGap, type GapLocation } from './gaps/find-gaps.ts';
import { focusEditor } from './focus-editor.ts';
import type { RichEditor } from './slate-types.ts';

/** What the screen around an editor asks of it. */
export type EditorHandle = {
  /** Brings a block of the document into view, with the caret at its start. */
  goToBlock: (index: number) => void;
  /** Brings the first place where the words stand into view. */
  goToText: (words: string) => void;
  /** Asks the next open question. False when none is open. */
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
      // The place must be on the screen before the question can stand beside it.
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
