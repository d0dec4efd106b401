import { setBlock } from './blocks/set-block.ts';
import { indentListItem } from './lists/indent-list-item.ts';
import { isNestedItem, outdentListItem } from './lists/outdent-list-item.ts';
import { getSelectedItems } from './lists/selected-items.ts';
import { toggleList } from './lists/toggle-list.ts';
import { toggleMark } from './marks/toggle-mark.ts';
import type { RichEditor } from './slate-types.ts';

export type Keystroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

type Hotkey = { keys: string; run: (editor: RichEditor) => void };

/** `mod` is Ctrl or Command, on every platform. */
const hotkeys: Hotkey[] = [
  { keys: 'mod+KeyB', run: (editor) => toggleMark(editor, 'bold') },
  { keys: 'mod+KeyI', run: (editor) => toggleMark(editor, 'italic') },
  { keys: 'mod+KeyU', run: (editor) => toggleMark(editor, 'underline') },
  { keys: 'mod+KeyY', run: (editor) => editor.redo() },
  { keys: 'mod+shift+Digit7', run: (editor) => toggleList(editor, 'numbered-list') },
  { keys: 'mod+shift+Digit8', run: (editor) => toggleList(editor, 'bulleted-list') },
  { keys: 'mod+alt+Digit0', run: (editor) => setBlock(editor, 'paragraph') },
  { keys: 'mod+alt+Digit1', run: (editor) => setBlock(editor, 1) },
  { keys: 'mod+alt+Digit2', run: (editor) => setBlock(editor, 2) },
  { keys: 'mod+alt+Digit3', run: (editor) => setBlock(editor, 3) },
];

const letterPattern = /^[a-z]$/i;

/** Letters match by character, so that other keyboard layouts work; digits match by key position. */
export function formatKeystroke(event: Keystroke): string {
  const key = letterPattern.test(event.key) ? `Key${event.key.toUpperCase()}` : event.code;
  return [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey ? 'shift' : '',
    key,
  ]
    .filter(Boolean)
    .join('+')
    .replace('alt+shift', 'shift+alt');
}

/** Runs the shortcut for a key press. Returns false if the key is not a shortcut. */
export function runHotkey(editor: RichEditor, event: Keystroke): boolean {
  const keys = formatKeystroke(event);
  const hotkey = hotkeys.find((candidate) => candidate.keys === keys);
  hotkey?.run(editor);
  return hotkey !== undefined;
}

/** Indents on Tab and outdents on Shift+Tab in a list. Returns false elsewhere, where Tab leaves the editor. */
export function runTab(editor: RichEditor, shift: boolean): boolean {
  if (!getSelectedItems(editor)) return false;
  if (!shift) indentListItem(editor);
  else if (isNestedItem(editor)) outdentListItem(editor);
  return true;
}
