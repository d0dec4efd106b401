import { Transforms } from 'slate';
import { expect, it } from 'vitest';
import { createRichEditor } from '../create-rich-editor.ts';
import { toggleMark } from '../marks/toggle-mark.ts';
import { isSameToolbarState, getToolbarState } from './toolbar-state.ts';

function anEditor() {
  const editor = createRichEditor([
    { type: 'heading', level: 2, children: [{ text: 'Need' }] },
    { type: 'paragraph', children: [{ text: 'Nine hundred households wait.' }] },
  ]);
  Transforms.select(editor, { path: [1, 0], offset: 4 });
  return editor;
}

it('the toolbar state stays the same while the user types', () => {
  const editor = anEditor();
  editor.insertText('a');
  const before = getToolbarState(editor);
  editor.insertText('b');
  expect(isSameToolbarState(before, getToolbarState(editor))).toBe(true);
});

it.each([
  ['the first change', (editor: ReturnType<typeof anEditor>) => editor.insertText('a')],
  ['a mark', (editor: ReturnType<typeof anEditor>) => toggleMark(editor, 'bold')],
  [
    'another block type',
    (editor: ReturnType<typeof anEditor>) => Transforms.select(editor, { path: [0, 0], offset: 0 }),
  ],
  ['no selection', (editor: ReturnType<typeof anEditor>) => Transforms.deselect(editor)],
])('the toolbar state is updated for %s', (_, change) => {
  const editor = anEditor();
  const before = getToolbarState(editor);
  change(editor);
  expect(isSameToolbarState(before, getToolbarState(editor))).toBe(false);
});

it('the toolbar state differs from a missing state', () => {
  expect(isSameToolbarState(null, getToolbarState(anEditor()))).toBe(false);
});
