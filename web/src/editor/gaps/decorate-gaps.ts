import type { DecoratedRange, NodeEntry } from 'slate';
import { isTextBlock } from '../queries.ts';
import { parseGaps } from './parse-gaps.ts';
import { getBlockText } from './block-text.ts';

/** Highlights the gaps in a block: the question and, less prominently, its brackets. */
export function decorateGaps([node, path]: NodeEntry): DecoratedRange[] {
  if (!isTextBlock(node)) return [];
  const block = getBlockText([node, path]);
  return parseGaps(block.text).flatMap((mark): DecoratedRange[] => [
    { ...block.getRange(mark.start, mark.questionStart), gap: 'frame' },
    { ...block.getRange(mark.questionStart, mark.questionEnd), gap: 'question' },
    { ...block.getRange(mark.questionEnd, mark.end), gap: 'frame' },
  ]);
}
