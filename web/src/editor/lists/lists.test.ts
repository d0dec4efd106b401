import { describe, expect, it } from 'vitest';
import { runTab } from '../hotkeys.ts';
import type { RichBlock } from '@grantwright/shared/richtext';
import type { RichEditor } from '../slate-types.ts';
import {
  createTestEditor,
  h,
  li,
  ol,
  p,
  getContentWithCaret,
  table,
  ul,
} from '../testing/test-editor.ts';
import { toggleList } from './toggle-list.ts';

type Case = {
  name: string;
  input: RichBlock[];
  run: (editor: RichEditor) => void;
  output: RichBlock[];
};

const tab = (editor: RichEditor) => runTab(editor, false);
const shiftTab = (editor: RichEditor) => runTab(editor, true);
const enter = (editor: RichEditor) => editor.insertBreak();
const backspace = (editor: RichEditor) => editor.deleteBackward('character');
const bullets = (editor: RichEditor) => toggleList(editor, 'bulleted-list');
const numbers = (editor: RichEditor) => toggleList(editor, 'numbered-list');

const cases: Case[] = [
  {
    name: 'Tab nests an item under the previous one',
    input: [ul(li('a'), li('b|'), li('c'))],
    run: tab,
    output: [ul(li('a', ul(li('b|'))), li('c'))],
  },
  {
    name: 'Tab adds an item to an existing nested list',
    input: [ol(li('a', ul(li('x'))), li('b|'))],
    run: tab,
    output: [ol(li('a', ul(li('x'), li('b|'))))],
  },
  {
    name: 'Tab nests every selected item',
    input: [ul(li('a'), li('|b'), li('c|'), li('d'))],
    run: tab,
    output: [ul(li('a', ul(li('|b'), li('c|'))), li('d'))],
  },
  {
    name: 'Tab leaves the first item where it is',
    input: [ul(li('a|'), li('b'))],
    run: tab,
    output: [ul(li('a|'), li('b'))],
  },
  {
    name: 'Tab moves an item together with its nested lists',
    input: [ul(li('a'), li('b|', ul(li('x'))))],
    run: tab,
    output: [ul(li('a', ul(li('b|', ul(li('x'))))))],
  },
  {
    name: 'Shift+Tab outdents an item and keeps the order of lines',
    input: [ul(li('a', ul(li('x'), li('y|'), li('z'))), li('b'))],
    run: shiftTab,
    output: [ul(li('a', ul(li('x'))), li('y|', ul(li('z'))), li('b'))],
  },
  {
    name: 'Shift+Tab on the only item of a nested list removes the list',
    input: [ul(li('a', ol(li('x|'))))],
    run: shiftTab,
    output: [ul(li('a'), li('x|'))],
  },
  {
    name: 'Shift+Tab leaves an outermost item in its list',
    input: [ul(li('a|'))],
    run: shiftTab,
    output: [ul(li('a|'))],
  },
  {
    name: 'Enter splits an item',
    input: [ul(li('one|two', ul(li('x'))))],
    run: enter,
    output: [ul(li('one'), li('|two', ul(li('x'))))],
  },
  {
    name: 'Enter in an empty outermost item leaves the list',
    input: [ol(li('a'), li('|'), li('b'))],
    run: enter,
    output: [ol(li('a')), p('|'), ol(li('b'))],
  },
  {
    name: 'Enter in an empty nested item outdents it',
    input: [ul(li('a', ul(li('x'), li('|'))))],
    run: enter,
    output: [ul(li('a', ul(li('x'))), li('|'))],
  },
  {
    name: 'Backspace at the start of an item removes its bullet',
    input: [ul(li('a'), li('|b'))],
    run: backspace,
    output: [ul(li('a')), p('|b')],
  },
  {
    name: 'Backspace at the start of an item keeps its nested items',
    input: [ul(li('|a', ul(li('x'))))],
    run: backspace,
    output: [p('|a'), ul(li('x'))],
  },
  {
    name: 'Backspace joins the paragraph after a list to its last item',
    input: [ul(li('a')), p('|b')],
    run: backspace,
    output: [ul(li('a|b'))],
  },
  {
    name: 'Delete at the end of an item keeps the nested items of the next one',
    input: [ul(li('a|'), li('b', ul(li('x'))))],
    run: (editor) => editor.deleteForward('character'),
    output: [ul(li('a|b', ul(li('x'))))],
  },
  {
    name: 'paragraphs and headings become one list',
    input: [p('|a'), h(2, 'b'), p('c|')],
    run: bullets,
    output: [ul(li('|a'), li('b'), li('c|'))],
  },
  {
    name: 'a paragraph that becomes a list item joins the adjacent lists',
    input: [ul(li('a')), p('b|'), ul(li('c'))],
    run: bullets,
    output: [ul(li('a'), li('b|'), li('c'))],
  },
  {
    name: 'a list of the same type becomes paragraphs',
    input: [ul(li('|a'), li('b|'))],
    run: bullets,
    output: [p('|a'), p('b|')],
  },
  {
    name: 'a nested item leaves all its lists',
    input: [ul(li('a', ul(li('x|'))))],
    run: bullets,
    output: [ul(li('a')), p('x|')],
  },
  {
    name: 'a list of the other type changes its type',
    input: [ul(li('a|'), li('b'))],
    run: numbers,
    output: [ol(li('a|'), li('b'))],
  },
  {
    name: 'a table cell never becomes a list',
    input: [table(['a|', 'b']), p('end')],
    run: bullets,
    output: [table(['a|', 'b']), p('end')],
  },
];

describe('list editing', () => {
  it.each(cases)('$name', ({ input, run, output }) => {
    const editor = createTestEditor(...input);
    run(editor);
    expect(getContentWithCaret(editor)).toEqual(output);
  });

  it.each(cases)('can be undone: $name', ({ input, run }) => {
    const editor = createTestEditor(...input);
    const before = structuredClone(editor.children);
    run(editor);
    editor.undo();
    expect(editor.children).toEqual(before);
  });

  it('ignores Tab outside lists', () => {
    expect(runTab(createTestEditor(p('a|')), false)).toBe(false);
    expect(runTab(createTestEditor(h(1, 'a|')), true)).toBe(false);
    expect(runTab(createTestEditor(ul(li('a|'))), true)).toBe(true);
  });

  it('normalizes a malformed list without losing text', () => {
    const broken = { type: 'bulleted-list', children: [p('loose'), li('a'), h(1, 'head')] };
    const editor = createTestEditor(broken as never, p('end|'));
    expect(editor.children).toEqual([ul(li('loose'), li('a'), li('head')), p('end')]);
  });

  it('splits an item with two paragraphs into two items', () => {
    const item = { type: 'list-item', children: [p('a'), p('b'), ul(li('x'))] };
    const editor = createTestEditor({ type: 'bulleted-list', children: [item] } as never);
    expect(editor.children).toEqual([ul(li('a'), li('b', ul(li('x'))))]);
  });
});
