import type { Node } from 'slate';
import { Transforms, type NodeEntry } from 'slate';
import { isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

/**
 * Ensures that tables contain rows, rows contain cells, and cells contain paragraphs or lists. Returns whether it
 * changed anything.
 */
export function normalizeTable(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (!isType(node, 'table', 'table-row', 'table-cell')) return false;
  for (const [index, child] of (node.children as Node[]).entries()) {
    const childPath = [...path, index];
    if (node.type === 'table' && !isType(child, 'table-row')) {
      Transforms.wrapNodes(editor, { type: 'table-row', children: [] }, { at: childPath });
      return true;
    }
    if (node.type === 'table-row' && !isType(child, 'table-cell')) {
      Transforms.wrapNodes(editor, { type: 'table-cell', children: [] }, { at: childPath });
      return true;
    }
    if (node.type === 'table-cell' && !isType(child, ...inCell)) {
      fitInCell(editor, child, childPath);
      return true;
    }
  }
  return false;
}

const inCell = ['paragraph', 'bulleted-list', 'numbered-list'] as const;

function fitInCell(editor: RichEditor, child: Node, path: number[]): void {
  if (isType(child, 'heading')) {
    Transforms.unsetNodes(editor, 'level', { at: path });
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
  } else if (isType(child, 'list-item', 'block-quote', 'table', 'table-row')) {
    Transforms.unwrapNodes(editor, { at: path });
  } else {
    Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: path });
  }
}
