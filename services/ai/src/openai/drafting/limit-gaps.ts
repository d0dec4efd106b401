import { documentToText, gapPattern, splitSentencesWithGaps } from '@grantwright/shared/richtext';
import type { CellBlock, List, RichBlock } from '@grantwright/shared/richtext';

/**
 * Keeps the first gaps of a section and removes sentences and list items that contain any further gaps, because a
 * sentence without its gap mark would be incomplete. In a table, only the cell is cleared.
 */
export function limitGaps(blocks: RichBlock[], maxGaps: number): RichBlock[] {
  let remaining = maxGaps;
  const isWithin = (text: string): boolean => {
    const gaps = [...text.matchAll(gapPattern)].length;
    if (gaps > remaining) return false;
    remaining -= gaps;
    return true;
  };
  const truncateGap = (text: string): string =>
    [...text.matchAll(gapPattern)].length === 0
      ? text
      : splitSentencesWithGaps(text)
          .filter((sentence) => isWithin(sentence.text))
          .map((sentence) => sentence.text)
          .join(' ');
  return blocks.flatMap((block): RichBlock[] => {
    switch (block.type) {
      case 'paragraph': {
        const text = truncateGap(documentToText([block]));
        return text === '' ? [] : [{ ...block, children: [{ text }] }];
      }
      case 'bulleted-list':
      case 'numbered-list': {
        const children = block.children.filter(({ children: [paragraph] }) =>
          isWithin(documentToText([paragraph])),
        );
        return children.length > 0 ? [{ ...block, children } satisfies List] : [];
      }
      case 'table':
        return [
          {
            ...block,
            children: block.children.map((row) => ({
              ...row,
              children: row.children.map((cell) =>
                isWithin(documentToText(cell.children))
                  ? cell
                  : { ...cell, children: createEmptyCell() },
              ),
            })),
          },
        ];
      default:
        return [block];
    }
  });
}

const createEmptyCell = (): CellBlock[] => [{ type: 'paragraph', children: [{ text: '' }] }];
