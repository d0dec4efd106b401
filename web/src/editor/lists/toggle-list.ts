import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { List } from '@grantwright/shared/richtext';
import { closest, isList, isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { outdentListItem } from './outdent-list-item.ts';
import { selectedItems } from './selected-items.ts';

/** Turns the selected lines into a list of this type, or such a list back into paragraphs. */
export function toggleList(editor: RichEditor, type: List['type']): void {
  const selected = selectedItems(editor);
  Editor.withoutNormalizing(editor, () => {
    if (!selected) wrapBlocks(editor, type);
    else if ((Node.get(editor, selected.list) as List).type === type) leaveLists(editor);
    else Transforms.setNodes(editor, { type }, { at: selected.list });
  });
}

export const activeList = (editor: RichEditor): List['type'] | undefined =>
  closest(editor, ['bulleted-list', 'numbered-list'])?.[0].type;

function leaveLists(editor: RichEditor): void {
  while (selectedItems(editor)) outdentListItem(editor);
}

function wrapBlocks(editor: RichEditor, type: List['type']): void {
  if (!editor.selection) return;
  const [start, end] = Range.edges(editor.selection);
  const [first, last] = [start.path[0]!, end.path[0]!];
  for (let index = first; index <= last; index += 1) {
    const block = editor.children[index];
    if (isList(block)) Transforms.setNodes(editor, { type }, { at: [index] });
    if (!isType(block, 'paragraph', 'heading')) continue;
    Transforms.unsetNodes(editor, 'level', { at: [index] });
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: [index] });
    Transforms.wrapNodes(editor, { type: 'list-item', children: [] as never }, { at: [index] });
    Transforms.wrapNodes(editor, { type, children: [] }, { at: [index] });
  }
  for (let index = last + 1; index >= Math.max(first, 1); index -= 1) {
    joinWithPrevious(editor, [index], type);
  }
}

function joinWithPrevious(editor: RichEditor, path: Path, type: List['type']): void {
  if (path[0]! >= editor.children.length) return;
  const [before, here] = [Node.get(editor, Path.previous(path)), Node.get(editor, path)];
  if (isType(before, type) && isType(here, type)) Transforms.mergeNodes(editor, { at: path });
}
