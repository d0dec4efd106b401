import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '../../text/normalize.ts';
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
