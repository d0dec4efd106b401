import { Editor, Node, Path, Transforms, type NodeEntry } from 'slate';
import type { Inline, ListItem, RichBlock } from '@grantwright/shared/richtext';
import {
  getCaretBlock,
  findClosest,
  isEmptyText,
  isList,
  isType,
  findTextBlock,
} from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { flattenToLines } from './flatten-to-lines.ts';

/** Inserts blocks at the caret, or replaces the selection, and puts the caret after them. */
export function insertBlocks(editor: RichEditor, blocks: RichBlock[]): void {
  if (!editor.selection || blocks.length === 0) return;
  Editor.withoutNormalizing(editor, () => {
    Editor.deleteFragment(editor);
    const [only] = blocks;
    if (blocks.length === 1 && isType(only, 'paragraph')) {
      Transforms.insertFragment(editor, only.children);
      return;
    }
    const item = findClosest(editor, ['list-item']);
    if (findClosest(editor, ['table-cell', 'block-quote']))
      insertLines(editor, flattenToLines(blocks));
    else if (item && blocks.every((block) => !isType(block, 'table'))) {
      insertAfterItem(editor, item, getItems(blocks));
    } else insertAtTop(editor, blocks);
  });
}

/**
 * Inserts lines into a cell or quote. Splits the text at the caret once and inserts the lines in between as
 * paragraphs, because one split per line would take quadratic time.
 */
function insertLines(editor: RichEditor, lines: Inline[][]): void {
  const first = lines[0] ?? [];
  const between = lines.slice(1, -1);
  const last = lines.length > 1 ? lines.at(-1) : undefined;
  const line = findTextBlock(editor);
  Transforms.insertFragment(editor, first);
  if (!last || !line) return;
  Transforms.splitNodes(editor, { always: true });
  const paragraphs = between.map((children): RichBlock => ({ type: 'paragraph', children }));
  Transforms.insertNodes(editor, paragraphs, { at: Path.next(line[1]) });
  Transforms.insertFragment(editor, last);
}

const getItems = (blocks: RichBlock[]): ListItem[] =>
  blocks.flatMap((block) =>
    isList(block)
      ? block.children
      : flattenToLines([block]).map((children): ListItem => ({
          type: 'list-item',
          children: [{ type: 'paragraph', children }],
        })),
  );

function insertAfterItem(
  editor: RichEditor,
  [item, path]: NodeEntry<ListItem>,
  items: ListItem[],
): void {
  const isEmptyItem = isEmptyText(item) && item.children.length === 1;
  Transforms.insertNodes(editor, items, { at: Path.next(path), select: true });
  if (isEmptyItem) Transforms.removeNodes(editor, { at: path });
}

function insertAtTop(editor: RichEditor, blocks: RichBlock[]): void {
  const index = getCaretBlock(editor);
  if (index === undefined) return;
  const block = Node.get(editor, [index]);
  const after = { at: [index + 1], select: true };
  if (isList(block) || isType(block, 'table')) {
    Transforms.insertNodes(editor, blocks, after);
    return;
  }
  if (isEmptyText(block)) {
    Transforms.insertNodes(editor, blocks, after);
    Transforms.removeNodes(editor, { at: [index] });
    return;
  }
  Transforms.splitNodes(editor, { match: (_, path) => path.length === 1, always: true });
  Transforms.insertNodes(editor, blocks, after);
  joinEnds(editor, index, blocks);
}

/** Merges the first and last pasted paragraphs with the text around them, as word processors do. */
function joinEnds(editor: RichEditor, index: number, blocks: RichBlock[]): void {
  const after = index + blocks.length + 1;
  if (isEmptyText(Node.get(editor, [after]))) Transforms.removeNodes(editor, { at: [after] });
  else if (isType(blocks.at(-1), 'paragraph')) Transforms.mergeNodes(editor, { at: [after] });
  if (isEmptyText(Node.get(editor, [index]))) Transforms.removeNodes(editor, { at: [index] });
  else if (isType(blocks[0], 'paragraph')) Transforms.mergeNodes(editor, { at: [index + 1] });
}
