import { Editor, Node, Range, type NodeEntry, type Path } from 'slate';
import type { Heading, List, Paragraph, RichDocument } from '@grantwright/shared/richtext';
import type { EditorElement, RichEditor } from './slate-types.ts';

export type ElementType = EditorElement['type'];

export const isType = <T extends ElementType>(
  node: Node | undefined,
  ...types: T[]
): node is Extract<EditorElement, { type: T }> =>
  node !== undefined && Node.isElement(node) && types.some((type) => type === node.type);

export const isList = (node: Node | undefined) => isType(node, 'bulleted-list', 'numbered-list');

/** Whether the node is a line of text: a paragraph or heading. */
export const isTextBlock = (node: Node | undefined): node is Paragraph | Heading =>
  isType(node, 'paragraph', 'heading');

/** Returns the element at a path. Throws if it has another type. */
export function getElementAt<T extends ElementType>(editor: RichEditor, path: Path, ...types: T[]) {
  const node = Node.get(editor, path);
  if (!isType(node, ...types)) throw new Error(`no ${types.join(' or ')} at ${path.join('.')}`);
  return node;
}

export const getListAt = (editor: RichEditor, path: Path): List =>
  getElementAt(editor, path, 'bulleted-list', 'numbered-list');

/** Finds the nearest ancestor of one of the given types, starting at a path or the selection. */
export function findClosest<T extends ElementType>(
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

export const findClosestList = (editor: RichEditor, at?: Path) =>
  findClosest(editor, ['bulleted-list', 'numbered-list'], at);

/** Finds the paragraph or heading that contains a path or the selection. */
export const findTextBlock = (editor: RichEditor, at?: Path) =>
  findClosest(editor, ['paragraph', 'heading'], at);

/** Finds the paragraphs and headings within a path or the selection; `[]` is the path of the document. */
export const findTextBlocks = (editor: RichEditor, at?: Path) =>
  Array.from(Editor.nodes(editor, { ...(at && { at }), match: isTextBlock }));

/** Returns the index of the top-level block with the caret, or undefined until the text is first focused. */
export const getCaretBlock = ({ selection }: RichEditor): number | undefined =>
  selection?.focus.path[0];

/** Returns the content, which the editor's normalization keeps a valid document. */
export const getDocument = (editor: RichEditor) => editor.children as RichDocument;

/** Whether the selection is collapsed at the start of the element. */
export function isCaretAtStart(editor: RichEditor, path: Path): boolean {
  const { selection } = editor;
  return (
    !!selection && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, path)
  );
}

/** Whether the selection is collapsed at the end of the element. */
export function isCaretAtEnd(editor: RichEditor, path: Path): boolean {
  const { selection } = editor;
  return (
    !!selection && Range.isCollapsed(selection) && Editor.isEnd(editor, selection.anchor, path)
  );
}

export const isEmptyText = (node: Node) => Node.string(node) === '';
