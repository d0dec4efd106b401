import type { Path } from 'slate';
import { Editor, Element, Node, Range, type NodeEntry } from 'slate';
import type { EditorElement, RichEditor } from './slate-types.ts';

export type ElementType = EditorElement['type'];

export const isType = <T extends ElementType>(
  node: Node | undefined,
  ...types: T[]
): node is Extract<EditorElement, { type: T }> =>
  node !== undefined && Element.isElement(node) && types.some((type) => type === node.type);

export const isList = (node: Node | undefined) => isType(node, 'bulleted-list', 'numbered-list');

/** Finds the nearest ancestor of one of the given types, starting at a path or the selection. */
export function closest<T extends ElementType>(
  editor: RichEditor,
  types: T[],
  at?: Path,
): NodeEntry<Extract<EditorElement, { type: T }>> | undefined {
  if (!at && !editor.selection) return undefined;
  return Editor.above(editor, {
    ...(at ? { at } : {}),
    match: (node): node is Extract<EditorElement, { type: T }> => isType(node, ...types),
  });
}

/** Finds the paragraph or heading at the start of the selection. */
export const textBlock = (editor: RichEditor) => closest(editor, ['paragraph', 'heading']);

/** Whether the selection is collapsed at the start of the element. */
export function caretAtStart(editor: RichEditor, path: Path): boolean {
  const { selection } = editor;
  return (
    !!selection && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, path)
  );
}

/** Whether the selection is collapsed at the end of the element. */
export function caretAtEnd(editor: RichEditor, path: Path): boolean {
  const { selection } = editor;
  return (
    !!selection && Range.isCollapsed(selection) && Editor.isEnd(editor, selection.anchor, path)
  );
}

export const isEmptyText = (node: Node) => Node.string(node) === '';
