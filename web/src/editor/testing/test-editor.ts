import { Editor, Node, Path, Text, Transforms } from 'slate';
import type {
  BlockQuote,
  Heading,
  Inline,
  Link,
  List,
  ListItem,
  Paragraph,
  RichBlock,
  RichDocument,
  Table,
} from '@grantwright/shared/richtext';
import { createRichEditor } from '../create-rich-editor.ts';
import type { RichEditor } from '../slate-types.ts';

const inlines = (parts: Array<string | Inline>): Inline[] =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part));

export const p = (...parts: Array<string | Inline>): Paragraph => ({
  type: 'paragraph',
  children: inlines(parts),
});
export const h = (level: Heading['level'], text: string): Heading => ({
  type: 'heading',
  level,
  children: [{ text }],
});
export const li = (line: string | Paragraph, ...nested: List[]): ListItem => ({
  type: 'list-item',
  children: [typeof line === 'string' ? p(line) : line, ...nested],
});
export const ul = (...children: ListItem[]): List => ({ type: 'bulleted-list', children });
export const ol = (...children: ListItem[]): List => ({ type: 'numbered-list', children });
export const quote = (...lines: string[]): BlockQuote => ({
  type: 'block-quote',
  children: lines.map((line) => p(line)),
});
export const link = (url: string, text: string): Link => ({
  type: 'link',
  url,
  children: [{ text }],
});
export const table = (...rows: string[][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'table-row',
    children: cells.map((text) => ({ type: 'table-cell', children: [p(text)] })),
  })),
});

/** Creates an editor with the blocks. One `|` in the text marks the caret, two mark a selection. */
export function createTestEditor(...blocks: RichBlock[]): RichEditor {
  const editor = createRichEditor();
  editor.children = structuredClone(blocks);
  const points = [takeCaret(editor), takeCaret(editor)];
  Editor.normalize(editor, { force: true });
  const [anchor, focus] = points;
  if (anchor) Transforms.select(editor, { anchor, focus: focus ?? anchor });
  editor.history = { undos: [], redos: [] };
  return editor;
}

function takeCaret(editor: RichEditor) {
  for (const [text, path] of Node.texts(editor)) {
    const offset = text.text.indexOf('|');
    if (offset < 0) continue;
    const point = { path, offset };
    Transforms.delete(editor, { at: { anchor: point, focus: { path, offset: offset + 1 } } });
    return point;
  }
  return undefined;
}

/** Returns the document with `|` at the caret or at both ends of the selection. */
export function getContentWithCaret(editor: RichEditor): RichDocument {
  const document: RichDocument = structuredClone(editor.children) as RichDocument;
  const { selection } = editor;
  if (!selection) return document;
  const [start, end] = Editor.edges(editor, selection);
  const points =
    Path.equals(start.path, end.path) && start.offset === end.offset ? [start] : [end, start];
  for (const { path, offset } of points) {
    const leaf = Node.get({ children: document } as never, path);
    if (Text.isText(leaf)) {
      Object.assign(leaf, { text: `${leaf.text.slice(0, offset)}|${leaf.text.slice(offset)}` });
    }
  }
  return document;
}

/** Creates clipboard data from content by type. */
export function clipboard(data: Record<string, string>): DataTransfer {
  const transfer = { getData: (type: string) => data[type] ?? '', types: Object.keys(data) };
  return transfer as Partial<DataTransfer> as DataTransfer;
}
