import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';

const entry = /^((?:18|19|20)\d{2})\s*(?:[:–—-]\s*|\s{2,})(?=\p{Lu})(.{3,200})/u;
const yearAlone = /^((?:18|19|20)\d{2}):?$/;
const verb = '(?:founded|established|formed|incorporated|organized|chartered|created)';
const bare = new RegExp(
  `^${verb}(?: (?:by|in|as|with)\\b(?! \\p{L}+ (?:program|project|fund))|[.,;]|$)`,
  'iu',
);
const byNoun = new RegExp(
  `^(?:the )?(?:society|association|organi[sz]ation|club|church|charity|foundation|trust|corporation|agency)(?: (?:is|was))?(?: (?:officially|formally))? ${verb}\\b`,
  'i',
);
const after = new RegExp(`^(?:is|was)?(?: (?:officially|formally))? ?${verb}\\b`, 'i');

/** "1988: Ash Grove Society is founded by three teachers", and the same in the two cells of a row. */
const isFounding = (text: string, names: string[]): boolean => {
  const rest = afterItself(text, names);
  return bare.test(text) || byNoun.test(text) || (rest !== undefined && after.test(rest));
};

/** The founding as an entry of a timeline, whose year stands before it. */
export const fromTimelines = ({ kind, lines }: Paper, names: string[]): Candidate<number>[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): Candidate<number>[] => {
        if (line.others) return [];
        const [, when, what] = entry.exec(line.text) ?? [];
        if (when && what)
          return isFounding(what, names) ? [candidate(Number(when), line, 1.9)] : [];
        const alone = yearAlone.exec(line.text)?.[1];
        const next = lines[at + 1];
        return alone && next && line.row !== undefined && next.row === line.row
          ? isFounding(next.text, names)
            ? [candidate(Number(alone), line, 1.9)]
            : []
          : [];
      });
