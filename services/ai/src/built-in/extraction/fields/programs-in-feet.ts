import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

const heading =
  /^(?:our |the )?(?:programs?|programmes?|projects?|services|what we (?:do|offer)|(?:programs?|programmes?) (?:and|&) services)\s*:?$/i;
/** What such a menu lists beside them. */
const otherPage =
  /^(?:home|about|contact|donat|volunteer|news|blog|events?$|calendar|faqs?|gallery|privacy|terms|careers|jobs|shop|join|login|all |view |see |more|overview|get |our (?:team|story|impact|mission))/i;
const wordsOfAName = 7;
const fewest = 2;

const itemsBelow = (lines: Line[], at: number): Line[] => {
  const end = lines.findIndex((line, place) => place > at && !(line.foot && line.item));
  return lines.slice(at + 1, end < 0 ? undefined : end);
};

/** "What we do", in the foot of a page, over the programmes that have pages of their own. */
export const programsInFeet = ({ lines }: Paper): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    if (!line.foot || line.item || line.others || !heading.test(line.text)) return [];
    const items = itemsBelow(lines, at).filter(
      ({ text }) =>
        /^\p{Lu}/u.test(text) && text.split(' ').length <= wordsOfAName && !otherPage.test(text),
    );
    const [first] = items;
    return first && items.length >= fewest
      ? [candidate(items.map(({ text }) => text).join('\n'), first, 1.1)]
      : [];
  });
