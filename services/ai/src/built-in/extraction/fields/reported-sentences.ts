import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';
import { isRegisterPage } from '../register-page.ts';
import { isMinutes } from './names-of-meetings.ts';

export type Reported = { text: string; line: Line };

/** "b) New flooring has been laid. c) A letter …", "5. Chair's Report": letters and numbers part what was reported. */
const mark = /\s+(?=\(?[a-z][).]\s+\p{Lu})/u;
const ofItem = /^(?:\(?(?:[a-z]|[ivx]{2,4}|\d{1,2}(?:\.\d{1,2})*)[).]\s+)+/i;
const title =
  /^(?:(?:the )?(?:chair(?:man|woman|person)?|secretary|treasurer|trustees|committee|bookings? secretary|house ?keeping|maintenance|buildings?|premises)(?:['’]s?)?(?: officer['’]s)? (?:annual )?report\s*[:.–—-]*\s*)/i;

/** What minutes report, and what a register is told of the year: the papers in which a thing done is the body's own. */
export const reportedSentences = (paper: Paper): Reported[] => {
  const isTold = paper.kind === 'other' || paper.kind === 'report';
  if (!isTold || !(isMinutes(paper) || isRegisterPage(paper.lines))) return [];
  return paper.lines.flatMap((line) =>
    line.others || line.heading || line.foot || line.row !== undefined
      ? []
      : line.text
          .split(mark)
          .flatMap((part) =>
            splitSentences(part).map(({ text }) => ({
              text: text.replace(ofItem, '').replace(title, '').replace(ofItem, ''),
              line,
            })),
          )
          .filter(({ text }) => line.text.includes(text)),
  );
};
