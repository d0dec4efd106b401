import { Editor, Node, Path, Transforms } from 'slate';
import type { List } from '@grantwright/shared/richtext';
import { turnIntoParagraph } from '../blocks/turn-into-paragraph.ts';
import { findClosestList, isList, isTextBlock, isType, getListAt } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { outdentListItem } from './outdent-list-item.ts';
import { getSelectedItems } from './selected-items.ts';
import { wrapInItem } from './wrap-in-item.ts';

/** Turns the selected lines into a list of this type, or such a list back into paragraphs. */
export function toggleList(editor: RichEditor, type: List['type']): void {
  const selected = getSelectedItems(editor);
  Editor.withoutNormalizing(editor, () => {
    if (!selected) wrapBlocks(editor, type);
    else if (getListAt(editor, selected.list).type === type) leaveLists(editor);
    else Transforms.setNodes(editor, { type }, { at: selected.list });
  });
}

export const getActiveList = (editor: RichEditor): List['type'] | undefined =>
  findClosestList(editor)?.[0].type;

function leaveLists(editor: RichEditor): void {
  while (getSelectedItems(editor)) outdentListItem(editor);
}

function wrapBlocks(editor: RichEditor, type: List['type']): void {
  if (!editor.selection) return;
  const blocks = Array.from(Editor.nodes(editor, { match: (_, path) => path.length === 1 }));
  for (const [block, path] of blocks) {
    if (isList(block)) Transforms.setNodes(editor, { type }, { at: path });
    if (!isTextBlock(block)) continue;
    turnIntoParagraph(editor, path);
    wrapInItem(editor, path);
    Transforms.wrapNodes(editor, { type, children: [] }, { at: path });
  }
  for (const [, path] of blocks.toReversed()) joinWithPrevious(editor, Path.next(path), type);
  const first = blocks[0]?.[1];
  if (first) joinWithPrevious(editor, first, type);
}

function joinWithPrevious(editor: RichEditor, path: Path, type: List['type']): void {
  if (!Path.hasPrevious(path) || !Node.has(editor, path)) return;
  const [before, here] = [Node.get(editor, Path.previous(path)), Node.get(editor, path)];
  if (isType(before, type) && isType(here, type)) Transforms.mergeNodes(editor, { at: path });
}
