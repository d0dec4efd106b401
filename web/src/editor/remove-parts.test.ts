import { documentText, type RichDocument } from '@grantwright/shared/richtext';
import { proposeCuts, removalsOf, withoutRemovals } from '@grantwright/shared/submission';
import { Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { removeParts } from './remove-parts.ts';
import { editorWith, h, li, link, p, ul } from './testing/test-editor.ts';

const open = () =>
  editorWith(
    h(2, 'Need'),
    p(
      'One comes first. ',
      { text: 'Two is bold. Three', bold: true },
      ' is half. Four has ',
      link('https://example.org/', 'a link. Five'),
      ' too.\nSix begins a line. Seven ends it.',
    ),
    p('Eight is a paragraph.'),
    ul(li('Nine.'), li('Ten. Eleven.'), li('Twelve.')),
    h(2, 'Team'),
    p('After.'),
  );
const start = 1;
const sectionOf = (children: unknown): RichDocument => (children as RichDocument).slice(start, 4);

/** Everything that can go from the blocks. */
function cutsOf(blocks: RichDocument) {
  const usage = { unit: 'words', count: 9, limit: 1, share: 9, state: 'over', over: 8 } as const;
  const { sentences, cuts } = proposeCuts({ blocks, prompts: [], usageOf: () => usage });
  return { sentences, all: cuts.map(({ sentence }) => sentence) };
}

describe('removing parts of blocks', () => {
  it('leaves what the rules leave, for any set of cuts, and is one step to undo', () => {
    const { all } = cutsOf(sectionOf(open().children));
    expect(all).toHaveLength(8);
    for (let choice = 1; choice < 2 ** all.length; choice += 3) {
      const editor = open();
      const before = [...editor.children] as RichDocument;
      const blocks = sectionOf(editor.children);
      const { sentences, all: cuts } = cutsOf(blocks);
      const removals = removalsOf(
        sentences,
        new Set(cuts.filter((_, index) => (choice >> index) % 2 === 1)),
      );
      const rest = withoutRemovals(blocks, removals);
      expect(removeParts(editor, start, blocks, removals)).toBe(true);
      expect(documentText(editor.children as RichDocument)).toBe(
        documentText([...before.slice(0, start), ...rest, ...before.slice(4)]),
      );
      expect(editor.history.undos).toHaveLength(1);
      editor.undo();
      expect(editor.children).toEqual(before);
    }
  });

  it('keeps bold text and links', () => {
    const editor = open();
    const blocks = sectionOf(editor.children);
    const { sentences } = cutsOf(blocks);
    const cut = new Set(sentences.filter(({ text }) => /^(?:Three|Six)/.test(text)));
    removeParts(editor, start, blocks, removalsOf(sentences, cut));
    expect(editor.children[1]).toEqual(
      p(
        'One comes first. ',
        { text: 'Two is bold. ', bold: true },
        'Four has ',
        link('https://example.org/', 'a link. Five'),
        ' too.\nSeven ends it.',
      ),
    );
  });

  it('changes nothing if the blocks have changed since', () => {
    const editor = open();
    const blocks = sectionOf(editor.children);
    const { sentences, all } = cutsOf(blocks);
    const removals = removalsOf(sentences, new Set(all));
    Transforms.insertText(editor, 'Now: ', { at: { path: [2, 0], offset: 0 } });
    const changed = editor.children;
    expect(removeParts(editor, start, blocks, removals)).toBe(false);
    expect(editor.children).toBe(changed);
  });

  it('changes nothing if the blocks have moved', () => {
    const editor = open();
    const blocks = sectionOf(editor.children);
    const { sentences, all } = cutsOf(blocks);
    Transforms.insertNodes(editor, p('New.'), { at: [0] });
    expect(removeParts(editor, start, blocks, removalsOf(sentences, new Set(all)))).toBe(false);
  });
});
