import type { LengthLimit } from '@grantwright/shared/contract';
import { documentToText, type RichBlock } from '@grantwright/shared/richtext';
import { measureText } from '@grantwright/shared/submission';
import type { ReviseInput } from '../../providers/provider.ts';
import { dataRule } from '../delimit-data.ts';
import { computeMaxWords } from '../drafting/write-drafting-prompt.ts';

const targetShare = 0.75;
/** Leaves a margin, because models count words imprecisely. */
const shareOfLimit = 0.95;

/**
 * Returns the prompt for a new version of a section. The user's text is sent as data and never becomes part of the
 * prompt.
 */
export const writeRevisingPrompt = ({ mode, blocks, limit }: ReviseInput): string =>
  `You edit one section of a grant application. Its writer reviews every change that you make.

${dataRule}

${mode === 'shorten' ? writeShorteningRule(computeWordTarget(blocks, limit)) : plainerRule}

- Add no fact and change none: dates, amounts, figures, names and links that stay are copied exactly.
- Copy every mark of the form [NEEDS INPUT: …] exactly. Answer none of them.
- Keep sentences that need no change word for word. Keep the voice of the writer ("we").
- "section" is HTML. Answer with the whole section as HTML with the same elements, in the same order: no other elements, headings or links, no attributes except the links that are there.

Answer with the HTML of the section and nothing else.`;

const writeShorteningRule = (words: number): string =>
  `Shorten the section to at most ${words} words. Leave out repetitions first, then sentences without figures, dates and names, then words that add nothing.`;

const plainerRule =
  'Say the same in plainer words: short sentences, everyday words, active verbs, no jargon. It must not become longer.';

/** Returns the limit if the section exceeds it, or else about three quarters of its word count. */
function computeWordTarget(blocks: RichBlock[], limit: LengthLimit | undefined): number {
  const { words } = measureText(documentToText(blocks));
  const allowed = computeMaxWords(limit);
  const isOver = allowed !== undefined && words > allowed;
  return Math.max(1, Math.floor(isOver ? allowed * shareOfLimit : words * targetShare));
}
