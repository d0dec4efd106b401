import { limits } from '@grantwright/shared/contract';
import { documentText, type RichDocument } from '@grantwright/shared/richtext';

export type ReviewPart = {
  /** As the anchor of a comment has it; empty for the text before the first heading. */
  section: string;
  blocks: RichDocument;
};

/** The document in parts that each begin with a heading, without overlap and without empty parts. */
export function reviewParts(document: RichDocument): ReviewPart[] {
  const parts: ReviewPart[] = [];
  for (const block of document) {
    const last = parts.at(-1);
    if (block.type !== 'heading' && last) last.blocks.push(block);
    else parts.push({ section: block.type === 'heading' ? sectionOf(block) : '', blocks: [block] });
  }
  return parts.filter(({ blocks }) => documentText(blocks).trim() !== '');
}

const sectionOf = (block: RichDocument[number]) => documentText([block]).slice(0, limits.title);
