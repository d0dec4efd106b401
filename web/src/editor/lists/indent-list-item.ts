import type { Path } from 'slate';
import { Editor, Transforms } from 'slate';
import type { List } from '@grantwright/shared/richtext';
import { getElementAt, isList, getListAt } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { getSelectedItems } from './selected-items.ts';

/** Nests the selected items under the previous item. The first item of a list cannot be nested. */
export function indentListItem(editor: RichEditor): void {
  const selected = getSelectedItems(editor);
  if (!selected || selected.first === 0) return;
  const { list, first, last } = selected;
  const previous = [...list, first - 1];
  Editor.withoutNormalizing(editor, () => {
    const target = findNestedList(editor, previous, getListAt(editor, list).type);
    const size = getListAt(editor, target).children.length;
    for (let index = first; index <= last; index += 1) {
      Transforms.moveNodes(editor, {
        at: [...list, first],
        to: [...target, size + index - first],
      });
    }
  });
}

/** Returns an item's nested list, creating it if necessary. */
export function findNestedList(editor: RichEditor, item: Path, type: List['type']): Path {
  const { children } = getElementAt(editor, item, 'list-item');
  if (isList(children.at(-1))) return [...item, children.length - 1];
  const path = [...item, children.length];
  Transforms.insertNodes(editor, { type, children: [] }, { at: path });
  return path;
}
