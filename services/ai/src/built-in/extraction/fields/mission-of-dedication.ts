import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

const dedicated = /^(?:Dedicated|Committed|Devoted) to (?:the )?\p{Ll}+/u;
const about = /^(?:about\b.{0,40}|who we are|overview|our (?:story|organi[sz]ation))$/i;
const wordsOfAMission = 10;

/** Under "About us", a sentence without a subject: "Dedicated to keeping the rivers of the county swimmable". */
export const fromDedication = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        const above = lines[at - 1];
        if (line.others || line.heading || !above?.heading || !about.test(above.text)) return [];
        const text = splitSentences(line.text)[0]?.text ?? '';
        return dedicated.test(text) && text.split(' ').length >= wordsOfAMission
          ? [candidate(text, line, 1.4, text)]
          : [];
      });
