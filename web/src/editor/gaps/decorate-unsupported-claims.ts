import type { DecoratedRange, NodeEntry } from 'slate';
import { isType } from '../queries.ts';
import { blockText } from './block-text.ts';

/** Highlights unsupported claims in a block. */
export function decorateUnsupportedClaims(
  facts: readonly string[],
  [node, path]: NodeEntry,
): DecoratedRange[] {
  if (facts.length === 0 || !isType(node, 'paragraph', 'heading')) return [];
  const block = blockText([node, path]);
  return facts.flatMap((fact) => {
    const found: DecoratedRange[] = [];
    for (let at = block.text.indexOf(fact); at >= 0; at = block.text.indexOf(fact, at + 1)) {
      if (isWhole(block.text, at, fact.length)) {
        found.push({ ...block.rangeOf(at, at + fact.length), unsupported: true });
      }
    }
    return found;
  });
}

const isWhole = (text: string, start: number, length: number) =>
  !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') &&
  !/[\p{L}\p{N}]/u.test(text[start + length] ?? ' ');
