import { Editor, Node, Transforms } from 'slate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { insertBlocks } from '../paste/insert-blocks.ts';
import {
  createTestEditor,
  li,
  ol,
  p,
  quote,
  getContentWithCaret,
  table,
} from '../testing/test-editor.ts';

afterEach(() => void vi.restoreAllMocks());

const count = 400;
const lines = Array.from({ length: count }, (_, line) => p(`line ${line}`));
const cells = Array.from({ length: count / 4 }, (_, row) => ['a', 'b', 'c', `${row}`]);

const everything = {
  paste: () => {
    const editor = createTestEditor(p('|'));
    insertBlocks(editor, lines);
    return editor;
  },
  'paste within text': () => {
    const editor = createTestEditor(p('be|fore'));
    insertBlocks(editor, lines);
    return editor;
  },
  'paste into a cell': () => {
    const editor = createTestEditor(table(['be|fore']), p('end'));
    insertBlocks(editor, lines);
    return editor;
  },
  'paste into a quote': () => {
    const editor = createTestEditor(quote('be|fore'), p('end'));
    insertBlocks(editor, lines);
    return editor;
  },
  'paste of a table': () => {
    const editor = createTestEditor(p('|'));
    insertBlocks(editor, [table(...cells)]);
    return editor;
  },
  'deletion of everything': () => {
    const editor = createTestEditor(...lines, table(...cells), ol(li('a'), li('b')), p('|end'));
    Transforms.select(editor, Editor.range(editor, []));
    editor.deleteFragment();
    return editor;
  },
};

describe.each(Object.entries(everything))('undo and redo after a %s', (_name, make) => {
  it('restores the text and the selection in both directions', () => {
    const editor = make();
    const after = getContentWithCaret(editor);
    editor.undo();
    const before = getContentWithCaret(editor);
    expect(before).not.toEqual(after);
    editor.redo();
    expect(getContentWithCaret(editor)).toEqual(after);
    editor.undo();
    expect(getContentWithCaret(editor)).toEqual(before);
    Editor.normalize(editor, { force: true });
    expect(getContentWithCaret(editor)).toEqual(before);
  });

  it('neither normalizes nor searches the document for each block', () => {
    const editor = make();
    const normalize = vi.spyOn(editor, 'normalizeNode');
    const search = vi.spyOn(Node, 'texts');
    editor.undo();
    editor.redo();
    expect(normalize).not.toHaveBeenCalled();
    expect(search.mock.calls.length).toBeLessThan(10);
  });
});

it.each(['paste', 'paste within text', 'paste into a cell', 'paste into a quote'] as const)(
  'the %s inserts each block in one operation',
  (place) => {
    const { operations } = everything[place]().history.undos.at(-1)!;
    expect(operations.length).toBeLessThan(count + 20);
  },
);

it('still normalizes edits made after an undo', () => {
  const editor = createTestEditor(p('a|b'));
  insertBlocks(editor, lines);
  editor.undo();
  Transforms.insertNodes(editor, { type: 'numbered-list', children: [] }, { at: [1] });
  expect(getContentWithCaret(editor)).toEqual([p('a|b')]);
});

it('does nothing if there is nothing to undo or redo', () => {
  const editor = createTestEditor(p('a|b'));
  editor.undo();
  editor.redo();
  expect(getContentWithCaret(editor)).toEqual([p('a|b')]);
});
