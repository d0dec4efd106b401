import type { Node } from 'slate';
import { Transforms, type NodeEntry } from 'slate';
import { isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

/** Keeps rows in tables, cells in rows, paragraphs and lists in cells. Returns whether it changed something. */
export function normalizeTable(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (!isType(node, 'table', 'table-row', 'table-cell')) return false;
  for (const [index, child] of (node.children as Node[]).entries()) {
    const at = [...path, index];
    if (node.type === 'table' && !isType(child, 'table-row')) {
      Transforms.wrapNodes(editor, { type: 'table-row', children: [] }, { at });
      return true;
    }
    if (node.type === 'table-row' && !isType(child, 'table-cell')) {
      Transforms.wrapNodes(editor, { type: 'table-cell', children: [] }, { at });
      return true;
    }
    if (node.type === 'table-cell' && !isType(child, ...inCell)) {
      fitInCell(editor, child, at);
      return true;
    }
  }
  return false;
}

const inCell = ['paragraph', 'bulleted-list', 'numbered-list'] as const;

function fitInCell(editor: RichEditor, child: Node, at: number[]): void {
  if (isType(child, 'heading')) {
    Transforms.unsetNodes(editor, 'level', { at });
    Transforms.setNodes(editor, { type: 'paragraph' }, { at });
  } else if (isType(child, 'list-item', 'block-quote', 'table', 'table-row')) {
    Transforms.unwrapNodes(editor, { at });
  } else {
    Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at });
  }
}
