import { findClosest, isCaretAtStart } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { breakListItem } from './break-list-item.ts';
import { normalizeList } from './normalize-list.ts';
import { outdentListItem } from './outdent-list-item.ts';

/** Handles Enter, Backspace and normalization in lists. */
export function withLists(editor: RichEditor): RichEditor {
  const { insertBreak, deleteBackward, normalizeNode } = editor;

  editor.insertBreak = () => {
    if (!breakListItem(editor)) insertBreak();
  };

  editor.deleteBackward = (unit) => {
    const item = findClosest(editor, ['list-item']);
    if (item && isCaretAtStart(editor, item[1])) outdentListItem(editor);
    else deleteBackward(unit);
  };

  editor.normalizeNode = (entry, options) => {
    if (!normalizeList(editor, entry)) normalizeNode(entry, options);
  };

  return editor;
}
