import type { Reading } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { isBody, tidyOrganization } from './organization-name.ts';
import { isWordsOfPaper } from './programme/words-of-paper.ts';

/** A heading right over the title of the paper is the name of whose paper it is. */
export const letterhead = ({ blocks }: Reading): string | undefined => {
  const at = blocks.findIndex((block) => block.type === 'heading');
  const [head, title] = [blocks[at], blocks[at + 1]];
  if (head?.type !== 'heading' || title?.type !== 'heading' || title.level > head.level)
    return undefined;
  // "Department of Trails", "Northern Trails Fund", "Program Guide": the body stands over both already.
  const isUnderBody = blocks
    .slice(0, at)
    .some(
      (block) =>
        block.type === 'paragraph' &&
        block.text
          .split(/\s[-–—|]\s/)
          .some((part) => part.length <= 60 && isBody(tidyOrganization(part))),
    );
  // The guide of a programme bears the name of the programme, also of a fund.
  const isOfProgramme = /\bprogram(?:me)?\b/i.test(title.text);
  return (isUnderBody || isOfProgramme) && isWordsOfPaper(title.text)
    ? undefined
    : squeeze(plain(head.text));
};
