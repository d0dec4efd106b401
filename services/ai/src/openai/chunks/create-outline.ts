import type { ExtractedText } from '@grantwright/shared/contract';

const maxChars = 2_500;
const maxHeadingChars = 120;

/** Returns the headings of a document, with as many levels as fit. */
export function createOutline({ blocks }: ExtractedText): string {
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block] : []));
  const levels = [...new Set(headings.map(({ level }) => level))].sort((a, b) => b - a);
  const outlines = levels.map((deepest) =>
    headings
      .filter(({ level }) => level <= deepest)
      .map(({ level, text }) => `${'  '.repeat(level - 1)}${text.slice(0, maxHeadingChars)}`)
      .join('\n'),
  );
  return (outlines.find(({ length }) => length <= maxChars) ?? outlines.at(-1) ?? '').slice(
    0,
    maxChars,
  );
}
