import { Editor, Node, Path, Transforms, type NodeEntry } from 'slate';
import { turnIntoParagraph } from '../blocks/turn-into-paragraph.ts';
import { isList, isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { wrapInItem } from './wrap-in-item.ts';

/** Normalizes a list without losing text. Returns whether it changed anything. */
export function normalizeList(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (isList(node)) return normalizeChildrenOfList(editor, path);
  if (isType(node, 'list-item')) return normalizeItem(editor, path);
  return false;
}

function normalizeChildrenOfList(editor: RichEditor, path: Path): boolean {
  const children = Array.from(Node.children(editor, path));
  if (children.every(([child]) => Node.isText(child) && child.text === '')) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  for (const [child, childPath] of children) {
    if (isType(child, 'list-item')) continue;
    if (isType(child, 'table', 'block-quote')) Transforms.liftNodes(editor, { at: childPath });
    else wrapInItem(editor, childPath);
    return true;
  }
  return false;
}

function normalizeItem(editor: RichEditor, path: Path): boolean {
  for (const [index, [child, childPath]] of Array.from(Node.children(editor, path)).entries()) {
    if (isList(child) && index > 0) continue;
    if (isList(child)) return mergeNestedLists(editor, path);
    if (isType(child, 'paragraph') && index === 0) continue;
    if (isType(child, 'paragraph')) {
      editor.apply({
        type: 'split_node',
        path,
        position: index,
        properties: { type: 'list-item' },
      });
    } else if (isType(child, 'heading')) {
      turnIntoParagraph(editor, childPath);
    } else if (isType(child, 'table', 'block-quote')) {
      Transforms.liftNodes(editor, { at: childPath });
    } else {
      Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: childPath });
    }
    return true;
  }
  return false;
}

/**
 * Moves the nested lists of an item without a paragraph to the previous item. If there is no previous item, the
 * nested items replace the item.
 */
function mergeNestedLists(editor: RichEditor, path: Path): boolean {
  if (Path.hasPrevious(path)) {
    Transforms.mergeNodes(editor, { at: path });
    return true;
  }
  Editor.withoutNormalizing(editor, () => {
    for (const [, list] of Node.children(editor, path, { reverse: true })) {
      Transforms.unwrapNodes(editor, { at: list });
    }
    Transforms.unwrapNodes(editor, { at: path });
  });
  return true;
}
