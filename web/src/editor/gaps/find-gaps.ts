import { Editor, Point, Range } from 'slate';
import { findTextBlock, findTextBlocks } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { parseGaps } from './parse-gaps.ts';
import { getBlockText } from './block-text.ts';

export type GapLocation = { question: string; range: Range };

/** Returns all gaps in reading order. */
export function findAllGaps(editor: RichEditor): GapLocation[] {
  return findTextBlocks(editor, []).flatMap((entry) => {
    const block = getBlockText(entry);
    return parseGaps(block.text).map((mark) => ({
      question: mark.question,
      range: block.getRange(mark.start, mark.end),
    }));
  });
}

/** Returns the gap that contains a point, if any. */
export function findGapAt(editor: RichEditor, point: Point): GapLocation | undefined {
  const entry = findTextBlock(editor, point.path);
  if (!entry) return undefined;
  const block = getBlockText(entry);
  for (const mark of parseGaps(block.text)) {
    const range = block.getRange(mark.start, mark.end);
    if (Range.includes(range, point)) return { question: mark.question, range };
  }
  return undefined;
}

/**
 * Returns the gap around the caret, except at its edges, where Enter starts a new line. A gap selected as a whole counts
 * too, because an undo selects the gap that it restores.
 */
export function findGapAtCaret(editor: RichEditor): GapLocation | undefined {
  const { selection } = editor;
  if (!selection || !findTextBlock(editor)) return undefined;
  const end = Range.end(selection);
  const gap = findGapAt(editor, end);
  if (!gap) return undefined;
  const isFound = Range.isExpanded(selection)
    ? Editor.string(editor, selection) === Editor.string(editor, gap.range)
    : !Range.edges(gap.range).some((edge) => Point.equals(edge, end));
  return isFound ? gap : undefined;
}

/** Returns the first gap after the caret, or else the first in the text. */
export function findNextGap(editor: RichEditor): GapLocation | undefined {
  const gaps = findAllGaps(editor);
  const from = editor.selection ? Range.end(editor.selection) : undefined;
  return (from && gaps.find((gap) => Point.isAfter(Range.start(gap.range), from))) ?? gaps[0];
}
