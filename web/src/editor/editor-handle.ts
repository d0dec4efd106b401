import { Editor, Node, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { nextGap, type Gap } from './gaps/gap-at.ts';
import { focusText } from './focus-text.ts';
import type { RichEditor } from './slate-types.ts';

/** What the screen around an editor asks of it. */
export type EditorHandle = {
  /** Brings a block of the document into view, with the caret at its start. */
  goToBlock: (index: number) => void;
  /** Brings the first place where the words stand into view. */
  goToWords: (words: string) => void;
  /** Asks the next open question. False when none is open. */
  askNextGap: () => boolean;
};

export function editorHandle(editor: RichEditor, openGap: (gap: Gap) => void): EditorHandle {
  return {
    goToBlock(index) {
      if (index < editor.children.length)
        show(editor, Editor.range(editor, Editor.start(editor, [index])));
    },
    goToWords(words) {
      for (const [text, path] of Node.texts(editor)) {
        const offset = text.text.indexOf(words);
        if (offset < 0) continue;
        show(editor, { anchor: { path, offset }, focus: { path, offset: offset + words.length } });
        return;
      }
    },
    askNextGap() {
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
  focusText(editor);
}

function reveal(editor: RichEditor, range: Range): void {
  Transforms.select(editor, range);
  const { startContainer } = ReactEditor.toDOMRange(editor, range);
  startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
