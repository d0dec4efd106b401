import { useEffect, useRef, type KeyboardEvent } from 'react';
import { findGapAtCaret, type GapLocation } from './gaps/find-gaps.ts';
import { syncSelection } from './sync-selection.ts';
import { formatKeystroke, runHotkey, runTab, type Keystroke } from './hotkeys.ts';
import type { RichEditor } from './slate-types.ts';

type Handlers = {
  onGap: (gap: GapLocation) => void;
  onLink: () => void;
  onToolbar: () => void;
};

/** Handles the editor's keyboard shortcuts. After Escape, Tab leaves a list instead of indenting. */
export function useEditorKeys(editor: RichEditor, { onGap, onLink, onToolbar }: Handlers) {
  const escaped = useRef(false);
  const moved = useRef(false);
  const caretKey = useRef(false);

  // A render between a caret key and Slate's own selection update would move the caret back.
  useEffect(() => {
    const followCaret = () => caretKey.current && syncSelection(editor);
    document.addEventListener('selectionchange', followCaret);
    return () => document.removeEventListener('selectionchange', followCaret);
  }, [editor]);

  const handleKey = (event: KeyboardEvent): boolean => {
    const native = event.nativeEvent;
    caretKey.current = isCaretKey(native);
    if (native.isComposing) return false;
    const tabLeaves = escaped.current;
    if (native.key !== 'Shift') escaped.current = native.key === 'Escape';
    const keys = formatKeystroke(native);
    // While slate-react sets the selection, it misses keys that move the caret.
    if (!isWriting(native) || moved.current) syncSelection(editor);
    moved.current = !isWriting(native);
    if (keys === 'Tab' || keys === 'shift+Tab')
      return !tabLeaves && runTab(editor, native.shiftKey);
    if (keys === 'Enter') {
      const gap = findGapAtCaret(editor);
      if (gap) onGap(gap);
      return gap !== undefined;
    }
    if (keys === 'mod+KeyK') onLink();
    else if (keys === 'alt+F10') onToolbar();
    else return runHotkey(editor, native);
    return true;
  };

  return (event: KeyboardEvent) => {
    if (handleKey(event)) event.preventDefault();
  };
}

/**
 * Whether a key types a character. Each character follows the previous one, so the selection is not synced in
 * between.
 */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: Keystroke): boolean =>
  !ctrlKey && !metaKey && !altKey && key.length === 1;

/** Keys that only move the caret. Input methods report other key names. */
const isCaretKey = ({ key }: Keystroke): boolean => /^(?:Arrow|Page|Home$|End$)/.test(key);
