import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { Inline, ListItem, RichBlock } from '@grantwright/shared/richtext';
import { closest, isList, isType, textBlock } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { flattenToLines } from './flatten-to-lines.ts';

/** Inserts blocks at the caret, or replaces the selection, and puts the caret after them. */
export function insertBlocks(editor: RichEditor, blocks: RichBlock[]): void {
  if (!editor.selection || blocks.length === 0) return;
  Editor.withoutNormalizing(editor, () => {
    if (Range.isExpanded(editor.selection!)) Editor.deleteFragment(editor);
    const [only] = blocks;
    if (blocks.length === 1 && isType(only, 'paragraph')) {
      Transforms.insertFragment(editor, only.children);
      return;
    }
    if (closest(editor, ['table-cell', 'block-quote'])) insertLines(editor, flattenToLines(blocks));
    else if (closest(editor, ['list-item']) && blocks.every((block) => !isType(block, 'table'))) {
      insertItems(editor, getItems(blocks));
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
  Transforms.insertFragment(editor, first);
  if (!last) return;
  Transforms.splitNodes(editor, { always: true });
  const [, rest] = textBlock(editor)!;
  const paragraphs = between.map((children): RichBlock => ({ type: 'paragraph', children }));
  Transforms.insertNodes(editor, paragraphs, { at: rest });
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

function insertItems(editor: RichEditor, items: ListItem[]): void {
  const [item, path] = closest(editor, ['list-item'])!;
  const isEmptyItem = Node.string(item) === '' && item.children.length === 1;
  insertAndSelectEnd(editor, items, Path.next(path));
  if (isEmptyItem) Transforms.removeNodes(editor, { at: path });
}

function insertAtTop(editor: RichEditor, blocks: RichBlock[]): void {
  const index = editor.selection!.anchor.path[0]!;
  const block = editor.children[index]!;
  if (isList(block) || isType(block, 'table')) {
    insertAndSelectEnd(editor, blocks, [index + 1]);
    return;
  }
  if (Node.string(block) === '') {
    insertAndSelectEnd(editor, blocks, [index + 1]);
    Transforms.removeNodes(editor, { at: [index] });
    return;
  }
  Transforms.splitNodes(editor, { match: (_, path) => path.length === 1, always: true });
  insertAndSelectEnd(editor, blocks, [index + 1]);
  joinEnds(editor, index, blocks);
}

/** Merges the first and last pasted paragraphs with the text around them, as word processors do. */
function joinEnds(editor: RichEditor, index: number, blocks: RichBlock[]): void {
  const after = index + blocks.length + 1;
  const rest = editor.children[after]!;
  if (Node.string(rest) === '') Transforms.removeNodes(editor, { at: [after] });
  else if (isType(blocks.at(-1), 'paragraph')) Transforms.mergeNodes(editor, { at: [after] });
  const before = editor.children[index]!;
  if (Node.string(before) === '') Transforms.removeNodes(editor, { at: [index] });
  else if (isType(blocks[0], 'paragraph')) Transforms.mergeNodes(editor, { at: [index + 1] });
}

function insertAndSelectEnd(
  editor: RichEditor,
  nodes: Array<RichBlock | ListItem>,
  at: Path,
): void {
  Transforms.insertNodes(editor, nodes, { at });
  const last = [...at.slice(0, -1), at.at(-1)! + nodes.length - 1];
  Transforms.select(editor, Editor.end(editor, last));
}
