import { Transforms } from 'slate';
import { findClosest, isEmptyText, isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { outdentListItem } from './outdent-list-item.ts';

/** Handles Enter in a list: starts a new item, or outdents an empty one. Returns false outside lists. */
export function breakListItem(editor: RichEditor): boolean {
  const entry = findClosest(editor, ['list-item']);
  if (!entry) return false;
  const [item] = entry;
  if (item.children.length === 1 && isEmptyText(item)) {
    outdentListItem(editor);
    return true;
  }
  Transforms.splitNodes(editor, {
    match: (node) => isType(node, 'list-item'),
    mode: 'lowest',
    always: true,
  });
  return true;
}
