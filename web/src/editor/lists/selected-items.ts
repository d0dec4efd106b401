import { Path } from 'slate';
import { closest } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

export type SelectedItems = {
  /** The deepest list that contains the whole selection. */
  list: Path;
  first: number;
  last: number;
};

/** Returns the selected sibling items, or undefined if the selection extends beyond one list. */
export function selectedItems(editor: RichEditor): SelectedItems | undefined {
  if (!editor.selection) return undefined;
  const anchor = closest(editor, ['list-item'], editor.selection.anchor.path)?.[1];
  const focus = closest(editor, ['list-item'], editor.selection.focus.path)?.[1];
  if (!anchor || !focus) return undefined;
  const common = Path.common(anchor, focus);
  const list = Path.equals(anchor, focus)
    ? Path.parent(anchor)
    : closest(editor, ['bulleted-list', 'numbered-list'], [...common, 0])?.[1];
  if (!list) return undefined;
  const [first, last] = [anchor[list.length]!, focus[list.length]!].sort((a, b) => a - b);
  return { list, first: first!, last: last! };
}
