import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

/** "Your donations make it possible for Elm Row to:", "Gifts like yours help us to:" over what the body does with them. */
const opens =
  /\b(?:your|our|these|all) (?:\p{L}+ ){0,2}?(?:donations?|gifts?|support|contributions?|generosity|donors|supporters)\b[^.:]{0,60}?\b(?:mak(?:es?|ing) it possible|makes? possible|enables?|allows?|helps?|lets?|supports?)\b[^.:]{0,60}:$|\b(?:donations|gifts|contributions) (?:like yours |from \p{L}+ \p{L}+ )?(?:make it possible|enable|allow|help|let)\b[^.:]{0,60}:$/iu;
/** "$50 buys a week of meals", "Join us": prices and calls are no works. */
const noWork = /[$£€]|\?$|\b(?:you|your|donate|click|please)\b/i;
const opensWithVerb =
  /^(?:to )?(?!our\b|the\b|an?\b|all\b|more\b)\p{L}{3,}(?:, \p{L}+)*(?: (?:and|or|&) \p{L}+)? (?=\p{L})/iu;
const fewest = 2;
const most = 8;
const fewestWords = 3;
const mostWords = 40;
const trust = 1.3;

const itemsBelow = (lines: Line[], at: number): Line[] => {
  const below = lines.slice(at + 1, at + 1 + most);
  const end = below.findIndex(({ item, others, foot }) => !item || others || foot);
  return end < 0 ? below : below.slice(0, end);
};

/** What gifts let a body do, where a report or a page lists it: the works that it goes on with. */
export const worksOfGifts = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  return lines.flatMap((line, at): Candidate[] => {
    if (line.others || line.foot || line.row !== undefined || !opens.test(line.text)) return [];
    const items = itemsBelow(lines, at).filter(({ text }) => {
      const words = text.split(' ').length;
      return (
        words >= fewestWords && words <= mostWords && opensWithVerb.test(text) && !noWork.test(text)
      );
    });
    const [first] = items;
    return first && items.length >= fewest
      ? [candidate(items.map(({ text }) => text).join('\n'), first, trust)]
      : [];
  });
};
