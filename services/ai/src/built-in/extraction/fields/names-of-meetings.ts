import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { partOfABody } from './names-by-mention.ts';
import { isMeetingOfFriends, quakerLine } from './names-of-meetings-of-friends.ts';

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
/** "Elm Row Association Annual Members Meeting", "ElmCo Board Meeting Minutes": a title of minutes. */
const occasion =
  /(?:['’]s?)? (?:(?:20\d{2}|\d{1,3}(?:st|nd|rd|th)|annual|general|special|extraordinary|regular|monthly|quarterly|members?|membership|board|committee) )*(?:(?:annual|general|special|extraordinary|regular|monthly|quarterly|members?|membership|board|committee)|meetings?(?: (?:minutes|agenda|notes|report))?|AGM(?: (?:minutes|agenda|notes))?)$/iu;
const aMeeting = /\b(?:meetings?|AGM)\b/i;
/** Whether a paper tells of a meeting in its title or its first lines. */
export const isMinutes = ({ title, lines }: Paper): boolean =>
  [title ?? '', ...lines.slice(0, 4).map(({ text }) => text)].some((text) => aMeeting.test(text));

/** A name that a title of minutes gives goes without the meeting: none is left of "Annual Members Meeting". */
export const withoutMeeting = (paper: Paper, found: Candidate): Candidate[] => {
  if (!isMinutes(paper) || !occasion.test(found.value)) return [found];
  // "Elm Row Village Hall Management Committee" is what many a hall's body is called.
  if (/\bManagement Committee$/i.test(found.value)) return [found];
  if (isMeetingOfFriends(found.value) && quakerLine(paper)) return [found];
  const value = capitalName(found.value.replace(occasion, ''));
  return value && !opener.test(value) ? [{ ...found, value }] : [];
};

/** "… the ElmCo Bylaws, Article III": rules that minutes cite, of a body that they go on to speak of. */
const cited = new RegExp(`\\b[Tt]he (${name}) (?:[Bb]y-?[Ll]aws|[Cc]onstitution)\\b`, 'u');
const citedAlone =
  /\b[Tt]he (\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Lu}{4,}) (?:[Bb]y-?[Ll]aws|[Cc]onstitution)\b/u;
const fewestMentions = 3;
export const fromCitedRules = (paper: Paper): Candidate[] =>
  paper.lines.flatMap((line): Candidate[] => {
    const own = cited.exec(line.text)?.[1] ?? citedAlone.exec(line.text)?.[1] ?? '';
    if (!own || line.others || !isMinutes(paper) || opener.test(own)) return [];
    const mentions = paper.lines.filter(({ text }) => text.includes(own)).length;
    return mentions >= fewestMentions && !partOfABody.test(own) ? [candidate(own, line, 1.6)] : [];
  });

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
