import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isOnlyAKind, isPageTitle } from './page-titles.ts';

const separators = /\s+[|–—·:]\s+|\s+-\s+|,\s+/;
/** "Elm Row Society Board of Directors", in the head of a paper: whose board it is. */
const board =
  /^(?:The )?(\p{Lu}.{4,70}?)(?:['’]s?)? Board of (?:Directors|Trustees|Governors|Management)$/u;
const ofNobody =
  /^(?:Minutes|Meeting|Agenda|Report|Members|Our|Your|New|Current|Local|Annual|Meet)\b/;
const topLines = 6;

/** The body that a paper's head names by its board, where the paper goes on to speak of it. */
export const fromBoards = ({ title, kind, lines }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.slice(0, topLines).flatMap((line): Candidate[] => {
        if (line.others && line.text !== title) return [];
        if (!line.head && !line.heading) return [];
        return line.text.split(separators).flatMap((part): Candidate[] => {
          const own = board.exec(part)?.[1] ?? '';
          const name = isTitled(own) && !ofNobody.test(own) ? capitalName(own) : undefined;
          if (!name?.includes(' ') || isOnlyAKind(name) || isPageTitle(name)) return [];
          const isSpoken = lines.some((other) => other !== line && other.text.includes(name));
          return isSpoken ? [candidate(name, line, 2)] : [];
        });
      });
