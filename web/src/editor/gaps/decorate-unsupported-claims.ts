import type { DecoratedRange, NodeEntry } from 'slate';
import { isTextBlock } from '../queries.ts';
import { getBlockText } from './block-text.ts';

/** Highlights unsupported claims in a block. */
export function decorateUnsupportedClaims(
  facts: readonly string[],
  [node, path]: NodeEntry,
): DecoratedRange[] {
  if (facts.length === 0 || !isTextBlock(node)) return [];
  const block = getBlockText([node, path]);
  return facts.flatMap((fact) => {
    const ranges: DecoratedRange[] = [];
    for (
      let index = block.text.indexOf(fact);
      index >= 0;
      index = block.text.indexOf(fact, index + 1)
    ) {
      if (isWholePhrase(block.text, index, fact.length)) {
        ranges.push({ ...block.getRange(index, index + fact.length), unsupported: true });
      }
    }
    return ranges;
  });
}

const isWholePhrase = (text: string, start: number, length: number) =>
  !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') &&
  !/[\p{L}\p{N}]/u.test(text[start + length] ?? ' ');
