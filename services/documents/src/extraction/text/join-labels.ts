import type { Block } from '@grantwright/shared/contract';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

const maxLabelWords = 10;
const maxValueWords = 14;

const isShort = (block: Block | undefined, maxWords: number): block is Paragraph =>
  block?.type === 'paragraph' && !block.field && block.text.split(/\s+/).length <= maxWords;

const isLabel = (block: Block | undefined): block is Paragraph =>
  isShort(block, maxLabelWords) && /[\p{L}\d)]:$/u.test(block.text);

/** "June 3", "$0 - $3,240,000", but not the next line of a form: "Deadline: June 3" */
const isValue = (block: Block): block is Paragraph =>
  isShort(block, maxValueWords) && !/[.:;?!]$|:\s/.test(block.text);

/** Joins labels with values in separate paragraphs. */
export function joinLabels(blocks: Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (isLabel(last) && isValue(block))
      result[result.length - 1] = { ...last, text: `${last.text} ${block.text}` };
    else result.push(block);
  }
  return result;
}
