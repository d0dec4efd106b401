import type { Block } from '@grantwright/shared/contract';

/** What counts an item in its list: "3.", "b)", "(iv)". */
const label = /^\(?(?:\d{1,3}|[a-z]|[A-Z]|[ivxlc]{2,6}|[IVXLC]{2,6})[.)]\s+(?=\S)/;
/** "J. Smith" and "J. R. Smith" are names. */
const initial = /^[A-Z]\.\s+\p{Lu}(?:\.|\p{Ll}+(?:,|$))/u;

/**
 * The blocks with the items of ordered lists without the labels that count them. Word files show them,
 * and statements are told by their words. Texts stay literal parts of the originals.
 */
export const withoutItemLabels = (blocks: Block[]): Block[] =>
  blocks.map((block) => {
    if (block.type !== 'item' || !block.ordered || initial.test(block.text)) return block;
    const text = block.text.replace(label, '');
    return text === block.text ? block : { ...block, text };
  });
