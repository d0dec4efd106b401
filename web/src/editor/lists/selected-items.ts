import { Path, Range } from 'slate';
import { findClosest, findClosestList } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

export type SelectedItems = {
  /** The deepest list that contains the whole selection. */
  list: Path;
  first: number;
  last: number;
};

/** Returns the selected sibling items, or undefined if the selection extends beyond one list. */
export function getSelectedItems(editor: RichEditor): SelectedItems | undefined {
  if (!editor.selection) return undefined;
  const edges = Range.edges(editor.selection);
  const [start, end] = edges.map(({ path }) => findClosest(editor, ['list-item'], path)?.[1]);
  if (!start || !end) return undefined;
  const list = Path.equals(start, end)
    ? Path.parent(start)
    : findClosestList(editor, [...Path.common(start, end), 0])?.[1];
  if (!list) return undefined;
  const [first, last] = [start[list.length], end[list.length]];
  return first === undefined || last === undefined ? undefined : { list, first, last };
}
