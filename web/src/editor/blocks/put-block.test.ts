import { describe, expect, it } from 'vitest';
import { getContentWithCaret, createTestEditor, h, p, table } from '../testing/test-editor.ts';
import { insertBlock } from './put-block.ts';

const budget = table(['Item', 'Cost']);
const shown = table(['|Item', 'Cost']);

describe('insertBlock', () => {
  it('inserts a block before another as a single undo step', () => {
    const editor = createTestEditor(h(2, 'Budget'), p('One.|'), h(2, 'Team'), p('Two.'));
    insertBlock(editor, budget, { index: 2, isReplacing: false });
    expect(getContentWithCaret(editor)).toEqual([
      h(2, 'Budget'),
      p('One.'),
      shown,
      h(2, 'Team'),
      p('Two.'),
    ]);
    editor.undo();
    expect(getContentWithCaret(editor)).toEqual([
      h(2, 'Budget'),
      p('One.|'),
      h(2, 'Team'),
      p('Two.'),
    ]);
  });

  it('replaces a block as a single undo step', () => {
    const before = table(['Old', 'Table']);
    const editor = createTestEditor(p('One.|'), before, p('Two.'));
    insertBlock(editor, budget, { index: 1, isReplacing: true });
    expect(getContentWithCaret(editor)).toEqual([p('One.'), shown, p('Two.')]);
    editor.undo();
    expect(getContentWithCaret(editor)).toEqual([p('One.|'), before, p('Two.')]);
  });

  it('inserts after the block with the caret, or replaces that block if it is blank', () => {
    const editor = createTestEditor(p('One.|'), p('Two.'));
    insertBlock(editor, budget);
    expect(getContentWithCaret(editor)).toEqual([p('One.'), shown, p('Two.')]);
    const blank = createTestEditor(p('One.'), p('|'), p('Two.'));
    insertBlock(blank, budget);
    expect(getContentWithCaret(blank)).toEqual([p('One.'), shown, p('Two.')]);
  });

  it('appends the block if there is no caret', () => {
    const editor = createTestEditor(p('One.'));
    insertBlock(editor, budget);
    expect(getContentWithCaret(editor)).toEqual([p('One.'), shown, p('')]);
  });
});
