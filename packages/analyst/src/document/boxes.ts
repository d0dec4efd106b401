import type { Block } from '@grantwright/shared/contract';

/** An empty box and its option, up to the next box. */
const emptyBox = /[☐🞎][^☐🞎☒☑🗹\n]*/gu;
const startsWithEmptyBox = /^[☐🞎]/u;
const startsWithTickedBox = /^[☒☑🗹]/u;

type TextBlock = Exclude<Block, { type: 'table' }>;
const isText = (block: Block | undefined): block is TextBlock =>
  block !== undefined && block.type !== 'table';
const findCheckedState = (block: Block | undefined): boolean | undefined => {
  if (!isText(block)) return undefined;
  if ('checked' in block && block.checked !== undefined) return block.checked;
  if (startsWithTickedBox.test(block.text)) return true;
  return startsWithEmptyBox.test(block.text) ? false : undefined;
};

/** Removes the options of unchecked boxes from text. */
export const removeEmptyBoxes = (text: string): string => text.replace(emptyBox, '').trim();

/** Removes unchecked boxes from groups in which another box is checked, since those options do not apply. */
export const removeUncheckedBlocks = (blocks: readonly Block[]): Block[] => {
  const dropped = new Set<number>();
  for (let start = 0; start < blocks.length; start++) {
    let end = start;
    while (end < blocks.length && findCheckedState(blocks[end]) !== undefined) end++;
    const group = blocks.slice(start, end);
    if (group.some((block) => findCheckedState(block)))
      group.forEach(
        (block, index) => findCheckedState(block) === false && dropped.add(start + index),
      );
    start = Math.max(start, end - 1);
  }
  return blocks.filter((_, index) => !dropped.has(index));
};
