import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { splitLong, maxLineChars } from './split-long.ts';

/** Longer than any word and nearly all web addresses. */
const maxWordLength = 300;
const maxGap = 40;

/**
 * Limits blocks, table cells and titles to `maxLength` characters, words to 300 and gaps to 40, because the running
 * time of some rules grows with the square or cube of a block's length. Splits a long block into several of the same
 * kind, and continues a long cell in the rows below it. Every piece is a literal part of the document, so no words are
 * lost and quotes can still be found.
 */
export function limitLength(extractedText: ExtractedText, maxLength = maxLineChars): ExtractedText {
  const boundBlocks = (blocks: Block[]) =>
    blocks.flatMap((block) => truncateBlock(block, maxLength));
  const shortenWord = (text: string) => text.slice(0, maxWordLength);
  return {
    ...extractedText,
    ...(extractedText.title !== undefined && { title: shortenWord(extractedText.title) }),
    blocks: boundBlocks(extractedText.blocks),
    ...(extractedText.publisherDetails && {
      publisherDetails: boundBlocks(extractedText.publisherDetails),
    }),
    ...(extractedText.origin && {
      origin: { ...extractedText.origin, names: extractedText.origin.names.map(shortenWord) },
    }),
  };
}

function truncateBlock(block: Block, maxLength: number): Block[] {
  if (block.type === 'table')
    return [{ ...block, rows: block.rows.flatMap((row) => truncateRow(row, maxLength)) }];
  return splitIntoPieces(block.text, maxLength).map((text, index) =>
    // The rest of a very long heading becomes body text.
    block.type === 'heading' && index > 0
      ? { type: 'paragraph', text, ...(block.page !== undefined && { page: block.page }) }
      : { ...block, text },
  );
}

function truncateRow(row: string[], maxLength: number): string[][] {
  const cells = row.map((cell) => splitIntoPieces(cell, maxLength));
  const height = cells.reduce((longest, { length }) => Math.max(longest, length), 1);
  return Array.from({ length: height }, (_, index) => cells.map((cell) => cell[index] ?? ''));
}

const splitIntoPieces = (text: string, maxLength: number): string[] => {
  const [first = '', ...more] = truncateText(text, maxLength);
  return more.length === 0 ? [first] : [first, ...more].map((one) => one.trim()).filter(Boolean);
};

const truncateText = (text: string, maxLength: number): string[] =>
  text.length <= maxGap
    ? [text]
    : truncateWords(text.replace(/\s{41,}/g, (gap) => gap.slice(0, maxGap))).flatMap((part) =>
        splitLong(part, maxLength),
      );

const truncateWords = (text: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: word } of text.matchAll(/\S{301,}/g))
    for (
      let position = index + maxWordLength;
      position < index + word.length;
      position += maxWordLength
    ) {
      parts.push(text.slice(start, position));
      start = position;
    }
  return [...parts, text.slice(start)];
};
