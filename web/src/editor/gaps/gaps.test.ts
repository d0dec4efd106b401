import { Editor, Node, Range, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { Paragraph } from '@grantwright/shared/richtext';
import { createTestEditor, li, p, getContentWithCaret, table, ul } from '../testing/test-editor.ts';
import { answerGap } from './answer-gap.ts';
import { decorateUnsupportedClaims } from './decorate-unsupported-claims.ts';
import { decorateGaps } from './decorate-gaps.ts';
import { parseGaps } from './parse-gaps.ts';
import { findAllGaps, findGapAt, findGapAtCaret, findNextGap } from './find-gaps.ts';

const text = 'We ask for [NEEDS INPUT: how much is asked?] this year.';

describe('parseGaps', () => {
  it('finds each gap with its question', () => {
    const [mark, ...rest] = parseGaps(text);
    expect(rest).toEqual([]);
    expect(text.slice(mark!.start, mark!.end)).toBe('[NEEDS INPUT: how much is asked?]');
    expect(text.slice(mark!.questionStart, mark!.questionEnd)).toBe('how much is asked?');
    expect(mark!.question).toBe('how much is asked?');
  });

  it('finds adjacent and empty gaps, but ignores other brackets', () => {
    expect(parseGaps('[NEEDS INPUT: a][NEEDS INPUT:]').map((mark) => mark.question)).toEqual([
      'a',
      '',
    ]);
    expect(parseGaps('[see NEEDS INPUT: below]')).toEqual([]);
  });
});

describe('decorateGaps', () => {
  it('decorates a gap that spans several leaves', () => {
    const block: Paragraph = p('x [NEEDS ', { text: 'INPUT: who', bold: true }, ' it is?] y');
    const covered = decorateGaps([block, [4]]).map((range) => {
      const [start, end] = Range.edges(range);
      return {
        gap: range.gap,
        text: Node.string({
          children: Node.fragment({ children: [block] } as never, {
            anchor: { ...start, path: [0, ...start.path.slice(1)] },
            focus: { ...end, path: [0, ...end.path.slice(1)] },
          }),
        } as never),
      };
    });
    expect(covered).toEqual([
      { gap: 'frame', text: '[NEEDS INPUT: ' },
      { gap: 'question', text: 'who it is?' },
      { gap: 'frame', text: ']' },
    ]);
  });

  it('ignores blocks that contain other blocks', () => {
    expect(decorateGaps([ul(li(text)), [0]])).toEqual([]);
  });
});

describe('decorateUnsupportedClaims', () => {
  it('marks every occurrence of a claim, but only whole words', () => {
    const block = p('In 2019 we served 1,200; by 20191 again 2019.');
    expect(decorateUnsupportedClaims(['2019'], [block, [0]])).toHaveLength(2);
  });
});

describe('answerGap', () => {
  it('replaces the gap with the answer, and undo restores the gap', () => {
    const editor = createTestEditor(p(text));
    answerGap(editor, findAllGaps(editor)[0]!.range, ' $25,000 ');
    expect(editor.children).toEqual([p('We ask for $25,000 this year.')]);
    editor.undo();
    expect(editor.children).toEqual([p(text)]);
  });

  it('keeps earlier typing as a separate undo step', () => {
    const editor = createTestEditor(p(`|${text}`));
    editor.insertText('Now: ');
    answerGap(editor, findAllGaps(editor)[0]!.range, '$5');
    editor.undo();
    expect(editor.children).toEqual([p(`Now: ${text}`)]);
  });

  it('splits a multi-line answer into paragraphs', () => {
    const editor = createTestEditor(p('A [NEEDS INPUT: q] B'));
    answerGap(editor, findAllGaps(editor)[0]!.range, 'one\n\ntwo');
    expect(getContentWithCaret(editor)).toEqual([p('A one'), p('two| B')]);
  });

  it('keeps the gap if the answer is empty', () => {
    const editor = createTestEditor(p(text));
    answerGap(editor, findAllGaps(editor)[0]!.range, '  \n ');
    expect(editor.children).toEqual([p(text)]);
  });
});

describe('gap navigation', () => {
  it('lists gaps in reading order, including those in lists and tables', () => {
    const editor = createTestEditor(
      p('[NEEDS INPUT: a]'),
      ul(li('x', ul(li('[NEEDS INPUT: b]')))),
      table(['[NEEDS INPUT: c]']),
    );
    expect(findAllGaps(editor).map((gap) => gap.question)).toEqual(['a', 'b', 'c']);
  });

  it('finds the gap around the caret, but not at its edges', () => {
    const editor = createTestEditor(p('ab [NEEDS INPUT: q] c'));
    const createPoint = (offset: number) => ({ path: [0, 0], offset });
    expect(findGapAt(editor, createPoint(5))?.question).toBe('q');
    expect(findGapAt(editor, createPoint(1))).toBeUndefined();
    Transforms.select(editor, createPoint(5));
    expect(findGapAtCaret(editor)?.question).toBe('q');
    Transforms.select(editor, createPoint(3));
    expect(findGapAtCaret(editor)).toBeUndefined();
  });

  it('finds a gap that is the whole selection, but not one that is only part of it', () => {
    const editor = createTestEditor(
      p('a ', { text: '[NEEDS', bold: true }, ' INPUT: q][NEEDS INPUT: r] b'),
    );
    const [first, second] = findAllGaps(editor);
    Transforms.select(editor, first!.range);
    expect(findGapAtCaret(editor)?.question).toBe('q');
    const { anchor, focus } = second!.range;
    Transforms.select(editor, { anchor: focus, focus: anchor });
    expect(findGapAtCaret(editor)?.question).toBe('r');
    Transforms.select(editor, { anchor: Range.start(first!.range), focus });
    expect(findGapAtCaret(editor)).toBeUndefined();
    Transforms.select(editor, { anchor: Editor.before(editor, focus)!, focus });
    expect(findGapAtCaret(editor)).toBeUndefined();
  });

  it('finds a gap that an undo has restored and selected', () => {
    const editor = createTestEditor(p(text));
    answerGap(editor, findAllGaps(editor)[0]!.range, '$25,000');
    editor.undo();
    expect(findGapAtCaret(editor)?.question).toBe('how much is asked?');
  });

  it('moves to the next gap, and from the last gap to the first', () => {
    const editor = createTestEditor(p('[NEEDS INPUT: a] |'), p('[NEEDS INPUT: b]'));
    expect(findNextGap(editor)?.question).toBe('b');
    Transforms.select(editor, { path: [1, 0], offset: 16 });
    expect(findNextGap(editor)?.question).toBe('a');
  });
});
