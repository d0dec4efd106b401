import type { Block } from '@grantwright/shared/contract';

const wordCount = (text: string) => text.split(/\s+/).length;

const isLabel = (block: Block | undefined): block is Block & { type: 'paragraph' } =>
  block?.type === 'paragraph' &&
  !block.field &&
  /[\p{L}\d)]:$/u.test(block.text) &&
  wordCount(block.text) <= 10;

/** A value is a short paragraph that is no sentence and no label itself: "June 3", "$0 - $3,240,000". */
const isValue = (block: Block | undefined): block is Block & { type: 'paragraph' } =>
  block?.type === 'paragraph' &&
  !block.field &&
  !/[.:;?!]$/.test(block.text) &&
  wordCount(block.text) <= 14;

/** Puts a label and its value on one line where the document sets them in two paragraphs. */
export function joinLabels(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (isLabel(last) && isValue(block))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${block.text}` };
    else joined.push(block);
  }
  return joined;
}
