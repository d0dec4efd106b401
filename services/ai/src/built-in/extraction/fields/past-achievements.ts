import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { underHeading } from './under-heading.ts';

const heading =
  /^(?:our |key |major |recent |past |selected |\d{4} )*(?:accomplishments?|achievements?|highlights(?: of (?:the year|\d{4}))?|impact(?: in \d{4}| this year| at a glance)?|results|milestones|(?:the )?year in review|(?:\d{4} )?by the numbers|success stories|awards(?: and recognition)?)\s*:?$/i;
const program990 =
  /^(?:4a|4b|4c|28|29|30)\b[\s\S]*?(?:\)|\bincluding grants of[^)]*\)|revenue \$?[\d,]*\s*\))\s+(\p{Lu}.{30,})$/u;

/** Results that the papers list as such: under their heading, or in Part III of a Form 990. */
export const findPastAchievements = (paper: Paper): Candidate[] => {
  if (['articles', 'bylaws', 'policy', 'determination-letter', 'form-990-n'].includes(paper.kind))
    return [];
  if (paper.kind === 'form-990')
    return paper.lines.flatMap((line): Candidate[] => {
      const text = program990.exec(line.text)?.[1];
      return text ? [candidate(text, line, 2)] : [];
    });
  return underHeading(paper, heading, 2);
};
