import { Editor, Path, Range, Transforms } from 'slate';
import { getCaretBlock, findClosest, isCaretAtEnd, isCaretAtStart, isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { normalizeTable } from './normalize-table.ts';

/** Makes only the text of a table editable: keys never add, merge or remove cells. */
export function withTables(editor: RichEditor): RichEditor {
  const { deleteBackward, deleteForward, deleteFragment, normalizeNode } = editor;

  editor.deleteBackward = (unit) => {
    const cell = findClosest(editor, ['table-cell']);
    if (cell && isCaretAtStart(editor, cell[1])) return;
    if (!cell && stepIntoTable(editor, 'before')) return;
    deleteBackward(unit);
  };

  editor.deleteForward = (unit) => {
    const cell = findClosest(editor, ['table-cell']);
    if (cell && isCaretAtEnd(editor, cell[1])) return;
    if (!cell && stepIntoTable(editor, 'after')) return;
    deleteForward(unit);
  };

  editor.deleteFragment = (direction) => {
    if (!emptySelectedCells(editor)) deleteFragment(direction);
  };

  editor.normalizeNode = (entry, options) => {
    if (!normalizeTable(editor, entry)) normalizeNode(entry, options);
  };

  return editor;
}

/** Moves the caret from the edge of a block into an adjacent table, instead of merging the block with a cell. */
function stepIntoTable(editor: RichEditor, side: 'before' | 'after'): boolean {
  const block = getCaretBlock(editor);
  if (block === undefined) return false;
  const isBefore = side === 'before';
  const isAtEdge = isBefore ? isCaretAtStart(editor, [block]) : isCaretAtEnd(editor, [block]);
  const neighbor = isBefore ? block - 1 : block + 1;
  if (!isAtEdge || !isType(editor.children[neighbor], 'table')) return false;
  const edge = isBefore ? Editor.end(editor, [neighbor]) : Editor.start(editor, [neighbor]);
  Transforms.select(editor, edge);
  return true;
}

/** Empties the selected cells if the selection spans several cells of one table, and keeps the table. */
function emptySelectedCells(editor: RichEditor): boolean {
  const { selection } = editor;
  if (!selection) return false;
  const from = findClosest(editor, ['table-cell'], selection.anchor.path);
  const focusCell = findClosest(editor, ['table-cell'], selection.focus.path);
  if (!from || !focusCell || Path.equals(from[1], focusCell[1]) || from[1][0] !== focusCell[1][0])
    return false;
  const cells = Array.from(
    Editor.nodes(editor, { at: selection, match: (node) => isType(node, 'table-cell') }),
  );
  const start = Range.start(selection);
  Editor.withoutNormalizing(editor, () => {
    for (const [, path] of cells) {
      const part = Range.intersection(selection, Editor.range(editor, path));
      if (part && Range.isExpanded(part)) Transforms.delete(editor, { at: part });
    }
    Transforms.select(editor, start);
  });
  return true;
}
