import type { DecoratedRange, NodeEntry } from 'slate';
import { isType } from '../queries.ts';
import { findMarks } from './find-marks.ts';
import { textOfBlock } from './text-of-block.ts';

/** Shows the open marks of a block as fields: the frame around the question stands back. */
export function decorateMarks([node, path]: NodeEntry): DecoratedRange[] {
  if (!isType(node, 'paragraph', 'heading')) return [];
  const block = textOfBlock([node, path]);
  return findMarks(block.text).flatMap((mark): DecoratedRange[] => [
    { ...block.rangeOf(mark.start, mark.questionStart), gap: 'frame' },
    { ...block.rangeOf(mark.questionStart, mark.questionEnd), gap: 'question' },
    { ...block.rangeOf(mark.questionEnd, mark.end), gap: 'frame' },
  ]);
}
