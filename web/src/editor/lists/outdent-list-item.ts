import { Editor, Node, Path, Transforms } from 'slate';
import { isType, getListAt } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { findNestedList } from './indent-list-item.ts';
import { getSelectedItems } from './selected-items.ts';

/** Outdents the selected items; items of the outermost list become paragraphs. */
export function outdentListItem(editor: RichEditor): void {
  const selected = getSelectedItems(editor);
  if (!selected) return;
  const { list, first, last } = selected;
  Editor.withoutNormalizing(editor, () => {
    for (let index = last; index >= first; index -= 1) outdent(editor, [...list, index]);
  });
}

export const isNestedItem = (editor: RichEditor): boolean => {
  const selected = getSelectedItems(editor);
  return !!selected && isType(Node.parent(editor, selected.list), 'list-item');
};

function outdent(editor: RichEditor, item: Path): void {
  const list = Path.parent(item);
  const parentItem = Path.parent(list);
  if (!isType(Node.get(editor, parentItem), 'list-item')) {
    leaveList(editor, item);
    return;
  }
  nestFollowingItems(editor, item);
  Transforms.moveNodes(editor, { at: item, to: Path.next(parentItem) });
  if (getListAt(editor, list).children.length === 0) {
    Transforms.removeNodes(editor, { at: list });
  }
}

/** Nests the items that follow below the item, so that the order of lines never changes. */
function nestFollowingItems(editor: RichEditor, item: Path): void {
  const following = Path.next(item);
  if (!Node.has(editor, following)) return;
  const nested = findNestedList(editor, item, getListAt(editor, Path.parent(item)).type);
  while (Node.has(editor, following)) {
    const end = getListAt(editor, nested).children.length;
    Transforms.moveNodes(editor, { at: following, to: [...nested, end] });
  }
}

function leaveList(editor: RichEditor, item: Path): void {
  const ref = Editor.pathRef(editor, item);
  Transforms.liftNodes(editor, { at: item });
  const lifted = ref.unref();
  if (lifted) Transforms.unwrapNodes(editor, { at: lifted });
}
