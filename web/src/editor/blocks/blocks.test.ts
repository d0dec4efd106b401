import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@grantwright/shared/richtext';
import type { RichEditor } from '../slate-types.ts';
import {
  createTestEditor,
  h,
  li,
  p,
  quote,
  getContentWithCaret,
  table,
  ul,
} from '../testing/test-editor.ts';
import { getActiveBlock, isBlockStyleAvailable, setBlock } from './set-block.ts';

const enter = (editor: RichEditor) => editor.insertBreak();
const backspace = (editor: RichEditor) => editor.deleteBackward('character');
const del = (editor: RichEditor) => editor.deleteForward('character');

const cases: Array<{
  name: string;
  input: RichBlock[];
  run: (editor: RichEditor) => void;
  output: RichBlock[];
}> = [
  {
    name: 'Enter at the end of a heading starts a paragraph',
    input: [h(1, 'Need|')],
    run: enter,
    output: [h(1, 'Need'), p('|')],
  },
  {
    name: 'Enter within a heading splits it into two',
    input: [h(1, 'Ne|ed')],
    run: enter,
    output: [h(1, 'Ne'), h(1, '|ed')],
  },
  {
    name: 'Backspace at the start of a heading turns it into a paragraph',
    input: [p('a'), h(2, '|b')],
    run: backspace,
    output: [p('a'), p('|b')],
  },
  {
    name: 'selected lines become headings',
    input: [p('|a'), h(1, 'b'), p('c|')],
    run: (editor) => setBlock(editor, 2),
    output: [h(2, '|a'), h(2, 'b'), h(2, 'c|')],
  },
  {
    name: 'a heading becomes a paragraph',
    input: [h(3, 'a|')],
    run: (editor) => setBlock(editor, 'paragraph'),
    output: [p('a|')],
  },
  {
    name: 'a list item that becomes a heading leaves its list',
    input: [ul(li('a'), li('b|'))],
    run: (editor) => setBlock(editor, 1),
    output: [ul(li('a')), h(1, 'b|')],
  },
  {
    name: 'Shift+Enter inserts a line break within the paragraph',
    input: [p('a|b')],
    run: (editor) => editor.insertSoftBreak(),
    output: [p('a\n|b')],
  },
  {
    name: 'Enter on an empty line leaves the quote',
    input: [quote('a', '|'), p('end')],
    run: enter,
    output: [quote('a'), p('|'), p('end')],
  },
  {
    name: 'Backspace at the start of a quote moves the line out of it',
    input: [quote('|a', 'b'), p('end')],
    run: backspace,
    output: [p('|a'), quote('b'), p('end')],
  },
  {
    name: 'Backspace at the start of a cell changes nothing',
    input: [table(['a', '|b']), p('end')],
    run: backspace,
    output: [table(['a', '|b']), p('end')],
  },
  {
    name: 'Delete at the end of a cell changes nothing',
    input: [table(['a|', 'b']), p('end')],
    run: del,
    output: [table(['a|', 'b']), p('end')],
  },
  {
    name: 'Backspace after a table moves the caret into it',
    input: [table(['a', 'b']), p('|end')],
    run: backspace,
    output: [table(['a', 'b|']), p('end')],
  },
  {
    name: 'Delete before a table moves the caret into it',
    input: [p('start|'), table(['a', 'b']), p('end')],
    run: del,
    output: [p('start'), table(['|a', 'b']), p('end')],
  },
  {
    name: 'deleting a selection across cells empties them but keeps the table',
    input: [table(['a|b', 'cd'], ['ef', 'g|h']), p('end')],
    run: (editor) => editor.deleteFragment(),
    output: [table(['a|', ''], ['', 'h']), p('end')],
  },
  {
    name: 'Enter in a cell starts a new line in the cell',
    input: [table(['a|']), p('end')],
    run: enter,
    output: [
      {
        type: 'table',
        children: [
          { type: 'table-row', children: [{ type: 'table-cell', children: [p('a'), p('|')] }] },
        ],
      },
      p('end'),
    ],
  },
];

describe('block editing', () => {
  it.each(cases)('$name', ({ input, run, output }) => {
    const editor = createTestEditor(...input);
    run(editor);
    expect(getContentWithCaret(editor)).toEqual(output);
  });

  it('adds an empty paragraph after a table at the end of the document', () => {
    expect(createTestEditor(table(['a'])).children).toEqual([table(['a']), p('')]);
  });

  it('reports the block style, and whether it can be changed', () => {
    expect(getActiveBlock(createTestEditor(h(2, 'a|')))).toBe(2);
    expect(getActiveBlock(createTestEditor(p('a|')))).toBe('paragraph');
    expect(isBlockStyleAvailable(createTestEditor(p('a|')))).toBe(true);
    expect(isBlockStyleAvailable(createTestEditor(table(['a|'])))).toBe(false);
  });
});
