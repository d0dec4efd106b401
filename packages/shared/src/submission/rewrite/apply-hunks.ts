import type { RichBlock, RichDocument } from '../../richtext/index.ts';
import type { Hunk, SectionDiff } from './diff-section.ts';
import { tokenizeBlock, type Token } from './tokenize-section.ts';
import { tokensToBlocks } from './tokens-to-blocks.ts';

/**
 * Applies the accepted changes to the blocks of a section. Blocks without an accepted change remain the same objects,
 * so nothing else in the section changes.
 */
export function applyHunks(diff: SectionDiff, accepted: ReadonlySet<Hunk>): RichDocument {
  const { blocks, before, after } = diff;
  const hunks = diff.hunks.filter((hunk) => accepted.has(hunk));
  const removed = new Set(hunks.flatMap(({ start, end }) => listRange(start, end)));
  const added = new Map(hunks.map((hunk) => [hunk.start, after.slice(hunk.newStart, hunk.newEnd)]));
  const addedAt = (index: number): readonly Token[] => added.get(index) ?? [];
  const result: RichBlock[] = [];
  /** The tokens of changed and added blocks. */
  let pending: Token[] = [];

  const flush = () => {
    const last = result.at(-1);
    const first = pending.find(({ type }) => type !== 'text');
    if (last && isAddedItem(first, last)) {
      result.pop();
      pending = [...tokenizeBlock(last), ...pending];
    }
    for (const block of tokensToBlocks(pending)) result.push(block);
    pending = [];
  };

  const append = (tokens: readonly Token[]) => {
    for (const token of tokens) pending.push(token);
  };

  let position = 0;
  blocks.forEach((block, index) => {
    const start = position;
    while (before[position]?.block === index) position += 1;
    const blockTokens = listRange(start, position);
    const isTouched = blockTokens.some(
      (token) => removed.has(token) || (token > start && added.has(token)),
    );
    append(addedAt(start));
    if (pending.at(-1)?.type !== 'text' && !isAddedItem(pending.at(-1), block)) flush();
    if (!isTouched && pending.length === 0) {
      result.push(block);
      return;
    }
    const content = blockTokens.flatMap((token) => [
      ...(token > start ? addedAt(token) : []),
      ...(removed.has(token) ? [] : before.slice(token, token + 1)),
    ]);
    append(content);
  });
  append(addedAt(position));
  flush();
  return result;
}

const listRange = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** Whether a line is an added item that joins the adjacent list of the same type. */
const isAddedItem = (end: Token | undefined, block: RichBlock): boolean =>
  end?.type === 'end' &&
  end.block === undefined &&
  end.line.kind === 'item' &&
  block.type === (end.line.lists[0] ? 'numbered-list' : 'bulleted-list');
