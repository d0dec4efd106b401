import type { Block } from '@grantwright/shared/contract';

const known = new WeakMap<Block[], number[]>();

/** The number of the nearest heading above a block, -1 where there is none; the blocks, once asked, must stay. */
export const headingAbove = (blocks: Block[], at: number): number => {
  let above = known.get(blocks);
  if (!above) {
    let last = -1;
    above = blocks.map((block, index) => {
      const before = last;
      if (block.type === 'heading') last = index;
      return before;
    });
    known.set(blocks, above);
  }
  return above[at] ?? -1;
};
