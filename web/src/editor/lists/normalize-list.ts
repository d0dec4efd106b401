import type { Path } from 'slate';
import { Editor, Node, Text, Transforms, type NodeEntry } from 'slate';
import { isList, isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';

/** Normalizes a list without losing text. Returns whether it changed anything. */
export function normalizeList(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (isList(node)) return normalizeChildrenOfList(editor, path);
  if (isType(node, 'list-item')) return normalizeItem(editor, path);
  return false;
}

function normalizeChildrenOfList(editor: RichEditor, path: Path): boolean {
  const children = Node.get(editor, path) as { children: Node[] };
  if (children.children.every((child) => Text.isText(child) && child.text === '')) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  for (const [index, child] of children.children.entries()) {
    const childPath = [...path, index];
    if (isType(child, 'list-item')) continue;
    if (isType(child, 'table', 'block-quote')) Transforms.liftNodes(editor, { at: childPath });
    else
      Transforms.wrapNodes(editor, { type: 'list-item', children: [] as never }, { at: childPath });
    return true;
  }
  return false;
}

function normalizeItem(editor: RichEditor, path: Path): boolean {
  const item = Node.get(editor, path) as { children: Node[] };
  for (const [index, child] of item.children.entries()) {
    const childPath = [...path, index];
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
      Transforms.unsetNodes(editor, 'level', { at: childPath });
      Transforms.setNodes(editor, { type: 'paragraph' }, { at: childPath });
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
  if (path.at(-1)! > 0) {
    Transforms.mergeNodes(editor, { at: path });
    return true;
  }
  Editor.withoutNormalizing(editor, () => {
    const item = Node.get(editor, path) as { children: Node[] };
    for (let index = item.children.length - 1; index >= 0; index -= 1) {
      Transforms.unwrapNodes(editor, { at: [...path, index] });
    }
    Transforms.unwrapNodes(editor, { at: path });
  });
  return true;
}
