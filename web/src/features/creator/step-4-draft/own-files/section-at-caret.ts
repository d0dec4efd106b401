import { useEffect, useState, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import type { OutlineEntry } from '../outline/outline-entry.ts';
import { findSectionAtBlock } from '../outline/section-at-block.ts';

/** The editor updates its selection slightly later than the browser does. */
const settleMs = 250;

/** Tracks the section containing the caret, starting with the first section until the text is focused. */
export function useSectionAtCaret(
  editor: RefObject<EditorHandle | null>,
  entries: readonly OutlineEntry[],
): OutlineEntry | undefined {
  const [block, setBlock] = useState(() => editor.current?.getCaretBlock());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setBlock(editor.current?.getCaretBlock()), settleMs);
    };
    document.addEventListener('selectionchange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', update);
    };
  }, [editor]);
  return findSectionAtBlock(entries, block) ?? entries.find(({ start }) => start !== undefined);
}
