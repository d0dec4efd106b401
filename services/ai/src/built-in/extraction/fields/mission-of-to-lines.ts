import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isPower } from './legal-powers.ts';
import { isBoilerplate } from './mission-passage.ts';

const heading = /\b(?:mission(?: statement)?|purposes?|objectives?|aims)\s*[.:]?$/i;
const aim = /^To \p{Ll}+ (?=\S)/u;
const ended = /\s*(?:[.;,]|[;,] and)$/;
const wordsOfAHeading = 8;
const mostLines = 12;
const linesBefore = 3;
const fewestAims = 2;
const trust = 2.35;

const under = (lines: Line[]): Line[] => {
  const end = lines.findIndex(
    (line, at) => line.heading || (at > linesBefore && !aim.test(line.text)),
  );
  return end < 0 ? lines : lines.slice(0, end);
};

/** Below a heading of the mission, behind a date or a clause of law, the lines that each say what for: "To teach …". */
export const fromToLines = ({ kind, lines }: Paper): Candidate[] =>
  kind === 'policy'
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        if (!line.heading || line.others || !heading.test(line.text)) return [];
        if (line.text.split(' ').length > wordsOfAHeading) return [];
        const aims = under(lines.slice(at + 1, at + 1 + mostLines)).filter(
          ({ text, others }) => !others && aim.test(text) && !isBoilerplate(text) && !isPower(text),
        );
        const [first] = aims;
        return first && aims.length >= fewestAims
          ? [
              candidate(
                `${aims.map(({ text }) => text.replace(ended, '')).join('; ')}.`,
                first,
                trust,
              ),
            ]
          : [];
      });
