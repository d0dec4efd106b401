import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { createEditorHandle } from '../editor-handle.ts';
import { createTestEditor, h, li, p, ul } from '../testing/test-editor.ts';

const open = () =>
  createTestEditor(h(2, 'Need'), p('One.'), p('Two.'), ul(li('Three.')), h(2, 'Team'), p('After.'));
const getSection = (children: unknown): RichDocument => (children as RichDocument).slice(1, 4);
const toHtml = (children: unknown): string => documentToHtml(children as RichDocument);

describe('replaceBlocks', () => {
  it('creates one undo step, and keeps the identity of the other blocks', () => {
    const editor = open();
    const before = [...editor.children];
    const [one, , list] = getSection(before);
    const handle = createEditorHandle(editor, () => undefined);
    const after = [one, p('New.'), p('More.'), list] as RichDocument;
    expect(handle.replaceBlocks(1, getSection(before), after)).toBe(true);
    expect(toHtml(editor.children)).toBe(toHtml([before[0], ...after, ...before.slice(4)]));
    expect(editor.children[1]).toBe(before[1]);
    expect(editor.children.slice(4)).toEqual(before.slice(3));
    expect(editor.history.undos).toHaveLength(1);
    editor.undo();
    expect(editor.children).toEqual(before);
  });

  it('removes the blocks if there are no new ones', () => {
    const editor = open();
    createEditorHandle(editor, () => undefined).replaceBlocks(1, getSection(editor.children), []);
    expect(toHtml(editor.children)).toBe('<h2>Need</h2><h2>Team</h2><p>After.</p>');
  });

  it('changes nothing if the blocks have since changed or moved', () => {
    const editor = open();
    const handle = createEditorHandle(editor, () => undefined);
    const blocks = getSection(editor.children);
    Transforms.insertText(editor, 'Now: ', { at: { path: [2, 0], offset: 0 } });
    const changed = editor.children;
    expect(handle.replaceBlocks(1, blocks, [])).toBe(false);
    expect(editor.children).toBe(changed);
    const section = getSection(editor.children);
    Transforms.insertNodes(editor, p('New.'), { at: [0] });
    expect(handle.replaceBlocks(1, section, [])).toBe(false);
  });
});

it('follows a block until it is removed', () => {
  const editor = open();
  const place = createEditorHandle(editor, () => undefined).followBlock(4);
  Transforms.insertNodes(editor, p('New.'), { at: [0] });
  expect(place()).toBe(5);
  Transforms.removeNodes(editor, { at: [5] });
  expect(place()).toBeUndefined();
});
