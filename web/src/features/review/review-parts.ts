import type { ReviewComment } from '@grantwright/shared/contract';
import {
  createQuoteLocator,
  listTextParts,
  type RichDocument,
  type TextPart,
} from '@grantwright/shared/richtext';

/** Divides the text into parts and finds the part a comment refers to, which is -1 if its section is gone. */
export function createReviewParts(document: RichDocument) {
  const parts = listTextParts(document);
  const locate = createQuoteLocator(document);
  const findPart = ({ anchor }: ReviewComment): number => {
    const partsWithHeading = parts.filter(({ heading }) => heading === anchor.section);
    const place = partsWithHeading.length > 1 ? locate(anchor) : undefined;
    const part =
      partsWithHeading.find((candidate) => containsBlock(candidate, place?.block)) ??
      partsWithHeading[0];
    return part ? parts.indexOf(part) : -1;
  };
  return {
    parts: parts.map((part) => ({ ...part, blocks: document.slice(part.start, part.end) })),
    findPart,
  };
}

const containsBlock = ({ start, end }: TextPart, block: number | undefined): boolean =>
  block !== undefined && block >= start && block < end;
