import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { partOfABody } from './names-by-mention.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
const name = `${word}(?: (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}${word}){1,9}?`;
const meeting = String.raw`(?:(?:20\d{2}|\d{1,3}(?:st|nd|rd|th)|[Aa]nnual|[Gg]eneral|[Ss]pecial|[Rr]egular|[Mm]onthly|[Qq]uarterly|[Mm]embership|[Bb]oard) )+(?:[Mm]embership )?[Mm]eeting`;
/** "… highlights from the 2025 Annual Meeting of the Elm Row Association." */
const meetingOf = new RegExp(
  `\\b${meeting} of (?:the )?(?:[Mm]embers(?:hip)? of (?:the )?)?(${name})(?=[.,;:)]|$| (?:was|is|will|on|at|in|held|to)\\b)`,
  'u',
);
/** "The Elm Row Association Annual Meeting was held on …", "Elm Row Association’s annual meeting". */
const meetingBehind = new RegExp(
  `(?:^|\\b[Tt]he )(?:[Tt]he )?(${name})(?:['’]s?)? ${meeting}(?: \\([A-Z]{2,4}\\))? (?:was|is|will be|took|takes|has been) (?:\\p{L}+ )?(?:held|called|convened|place|scheduled|opened)\\b`,
  'u',
);
const opener = /^(?:The|Our|This|Next|Last|First|Minutes|Agenda|Notice|Board|Annual|In|At|For)\b/;

/** Whose meeting a notice or a report of it tells of. */
export const fromMeetings = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line): Candidate[] => {
        if (line.others) return [];
        const own = meetingBehind.exec(line.text)?.[1] ?? meetingOf.exec(line.text)?.[1] ?? '';
        const found = own && !opener.test(own) ? capitalName(own) : undefined;
        return found && found.split(' ').length > 1 && !partOfABody.test(found)
          ? [candidate(found, line, 1.85)]
          : [];
      });
