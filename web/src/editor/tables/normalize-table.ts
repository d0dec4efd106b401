import { Node, Transforms, type NodeEntry, type Path } from 'slate';
import { turnIntoParagraph } from '../blocks/turn-into-paragraph.ts';
import { isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

/**
 * Ensures that tables contain rows, rows contain cells, and cells contain paragraphs or lists. Returns whether it
 * changed anything.
 */
export function normalizeTable(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (!isType(node, 'table', 'table-row', 'table-cell')) return false;
  for (const [child, childPath] of Node.children(editor, path)) {
    if (node.type === 'table' && !isType(child, 'table-row')) {
      Transforms.wrapNodes(editor, { type: 'table-row', children: [] }, { at: childPath });
      return true;
    }
    if (node.type === 'table-row' && !isType(child, 'table-cell')) {
      Transforms.wrapNodes(editor, { type: 'table-cell', children: [] }, { at: childPath });
      return true;
    }
    if (node.type === 'table-cell' && !isType(child, ...cellTypes)) {
      fitInCell(editor, child, childPath);
      return true;
    }
  }
  return false;
}

const cellTypes = ['paragraph', 'bulleted-list', 'numbered-list'] as const;

function fitInCell(editor: RichEditor, child: Node, path: Path): void {
  if (isType(child, 'heading')) {
    turnIntoParagraph(editor, path);
  } else if (isType(child, 'list-item', 'block-quote', 'table', 'table-row')) {
    Transforms.unwrapNodes(editor, { at: path });
  } else {
    Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: path });
  }
}
