import type { Reading } from '@grantwright/shared/contract';
import { plain, squeeze } from '../../../text/normalize.ts';

/** A heading right over the title of the paper is the name of whose paper it is. */
export const letterhead = ({ blocks }: Reading): string | undefined => {
  const at = blocks.findIndex((block) => block.type === 'heading');
  const [head, title] = [blocks[at], blocks[at + 1]];
  return head?.type === 'heading' && title?.type === 'heading' && title.level <= head.level
    ? squeeze(plain(head.text))
    : undefined;
};
