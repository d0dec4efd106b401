import { EDITOR_TO_PENDING_DIFFS } from 'slate-dom';
import { describe, expect, it } from 'vitest';
import { formatKeystroke, runHotkey, type Keystroke } from '../hotkeys.ts';
import { createTestEditor, h, p, getContentWithCaret, ul, li } from '../testing/test-editor.ts';
import { isMarkActive, toggleMark } from './toggle-mark.ts';

const key = (code: string, input: Partial<Keystroke> = {}): Keystroke => ({
  key: code.startsWith('Key') ? code.slice(3).toLowerCase() : code,
  code,
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...input,
});

describe('toggleMark', () => {
  it('toggles a mark across the selection', () => {
    const editor = createTestEditor(p('a |b| c'));
    toggleMark(editor, 'bold');
    expect(getContentWithCaret(editor)).toEqual([p('a ', { text: '|b|', bold: true }, ' c')]);
    expect(isMarkActive(editor, 'bold')).toBe(true);
    toggleMark(editor, 'bold');
    expect(getContentWithCaret(editor)).toEqual([p('a |b| c')]);
  });

  it('applies the mark to the text typed next', () => {
    const editor = createTestEditor(p('a|'));
    toggleMark(editor, 'italic');
    editor.insertText('b');
    expect(editor.children).toEqual([p('a', { text: 'b', italic: true })]);
  });
});

describe('a word composed by an input method at the start of a text node', () => {
  const plain = (text: string) => ({ text });
  const bold = (text: string) => ({ text, bold: true as const });

  it.each([
    ['bold before plain text', p('|a'), [p(bold('b|'), plain('a'))]],
    ['plain before bold text', p(bold('|a')), [p(plain('b|'), bold('a'))]],
  ])('is inserted as %s in one undo step, with the caret after it', (_case, before, after) => {
    const editor = createTestEditor(before);
    const atFirst = structuredClone(editor.children);
    toggleMark(editor, 'bold');
    const diff = { start: 0, end: 0, text: 'b' };
    EDITOR_TO_PENDING_DIFFS.set(editor, [{ path: [0, 0], diff, id: 0 }]);
    editor.insertText('b');
    EDITOR_TO_PENDING_DIFFS.delete(editor);
    expect(getContentWithCaret(editor)).toEqual(after);
    editor.undo();
    expect(editor.children).toEqual(atFirst);
  });
});

describe('handling a keyboard shortcut', () => {
  it.each([
    ['KeyB', {}, [p({ text: '|a|', bold: true })]],
    ['KeyI', {}, [p({ text: '|a|', italic: true })]],
    ['KeyU', { ctrlKey: false, metaKey: true }, [p({ text: '|a|', underline: true })]],
    ['Digit2', { altKey: true }, [h(2, '|a|')]],
    ['Digit8', { shiftKey: true, key: '*' }, [ul(li('|a|'))]],
  ] as const)('formats the selection for %s', (code, input, output) => {
    const editor = createTestEditor(p('|a|'));
    expect(runHotkey(editor, key(code, input))).toBe(true);
    expect(getContentWithCaret(editor)).toEqual(output);
  });

  it('matches the typed letter rather than the position of its key', () => {
    expect(formatKeystroke(key('KeyX', { key: 'b' }))).toBe('mod+KeyB');
  });

  it('ignores other keys', () => {
    const editor = createTestEditor(p('a|'));
    expect(runHotkey(editor, key('KeyS'))).toBe(false);
    expect(runHotkey(editor, key('KeyB', { ctrlKey: false }))).toBe(false);
  });
});

describe('the undo history', () => {
  it('keeps 100 steps', async () => {
    const editor = createTestEditor(p('|'));
    for (let step = 0; step < 120; step += 1) {
      editor.insertBreak();
      // The editor merges all changes of one event loop turn into one step.
      await Promise.resolve();
    }
    for (let step = 0; step < 120; step += 1) editor.undo();
    expect(editor.children).toHaveLength(21);
    for (let step = 0; step < 100; step += 1) editor.redo();
    expect(editor.children).toHaveLength(121);
  });
});
