import type { Block } from '@grantwright/shared/contract';
import { plain, splitSentences, squeeze } from '@grantwright/analyst';
import { runInHead } from './run-in-head.ts';
import { bulletOf } from './shape.ts';

/** A sentence that leads to what stands below it. */
export type Lead = { text: string; quote: string; block: number; page?: number };

/** "We will not fund -" leads what follows as well as with a colon. */
export const withColon = (text: string): string => text.replace(/\s*--?$/, ':');

const startsBullet = (block: Block): boolean =>
  block.type === 'paragraph' && bulletOf(squeeze(plain(block.text))) !== undefined;

/** "D. What not." over a list is its title, though it ends like a sentence. */
export const titleOverList = (text: string, next: Block | undefined): string | undefined => {
  const alone = runInHead(text);
  return alone && alone.rest >= text.length && next && (next.type === 'item' || startsBullet(next))
    ? alone.title
    : undefined;
};

/** A numbered clause that ends in "in the following parts:" leads to the table right under it as a sentence does. */
export const leadOfItem = (above: Block | undefined, block: number): Lead | undefined => {
  if (above?.type !== 'item') return undefined;
  const last = splitSentences(above.text).at(-1);
  if (!last || !/:\s*$/.test(last.text)) return undefined;
  const page = above.page ? { page: above.page } : {};
  return { text: squeeze(plain(last.text)), quote: last.text, block, ...page };
};
