import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { fromCapitals } from '../tidy.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { lettersOfOthers, partOfABody } from './names-by-mention.ts';
import { isPageTitle, namesBody } from './page-titles.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const dates = String.raw`(?:(?:${months})\b|\d{1,8}(?!\d)(?:st|nd|rd|th)?|[-–—/.,:()|]|on|held|of)`;
const which = String.raw`(?:annual|general|special|extraordinary|regular|monthly|quarterly|members?['’]?|membership|board|committee|council|trustees['’]?|directors['’]?|executive)`;
const kept = String.raw`(?:minutes|agenda|notes|report|summary)`;
/** "AGM", "Committee Meeting Minutes", "annual members' meeting". */
const occasion = String.raw`(?:(?:${which} )*(?:AGM|EGM|SGM|meetings?)(?: ${kept})?|(?:${which} )+${kept})`;
const end = String.raw`(?=$|\s*${dates}(?:\s|$|\d))`;

/** "Elm Row Club AGM 2026", "ERUG Committee Meeting Minutes – 4 March". */
const nameFirst = new RegExp(
  `^(?:(?:draft|approved|unapproved|unconfirmed|final|minutes of (?:the )?|notes of (?:the )?) ?)*(?:the )?(?:(?:19|20)\\d{2} )?(\\p{Lu}[\\p{L}\\p{N}&.'’ -]*?)(?:['’]s?)?(?:\\s*[–—:|-])? (?:(?:19|20)\\d{2} )?${occasion}${end}`,
  'iu',
);
/** "2024 AGM of the Elm Row Club", "Minutes of the Annual General Meeting of ERUG held on 4 May". */
const nameBehind = new RegExp(
  `\\b${occasion} (?:of|for) (?:the )?(?:members of (?:the )?)?(\\p{Lu}[\\p{L}\\p{N}&.'’ -]*?)${end}`,
  'iu',
);
const onlyAMeeting = new RegExp(
  `^(?:(?:${which}|${kept}|AGM|EGM|SGM|meetings?|draft|approved|unapproved|unconfirmed|final|the|and|previous|last)(?:\\s+|$)|${dates}\\s*)+$`,
  'iu',
);

/** "AGM Minutes 2026", "Draft Minutes, 3 June": what a paper is and when, not whose. */
export const isOnlyAMeeting = (text: string): boolean => onlyAMeeting.test(text);

const linesOfATitle = 4;
const wordsOfATitle = 16;
/** "KBUG", "RiverLab": a single word that is written as no other is. */
const written = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\d]{3,14}$/u;
const onlyLetters = /^[^\p{L}]*[AES]GM[^\p{L}]*$/u;
const papers =
  /^(?:AGM|EGM|SGM|AGMS|MINUTES|AGENDA|NOTES|DRAFT|FINAL|MEETINGS?|BOARD|ANNUAL|GENERAL|SPECIAL|MONTHLY|COMMITTEE|MEMBERS?|REPORT|APPROVED|COUNCIL|TOWN|NOTICE|RE|FWD|TBD)$/i;

/** "Elm Row Village Hall", "Elm Row Institute": a house that is run by a body of its own name. */
const namesHall = (name: string): boolean => hall.test(name) && !kindOfHall.test(name);
const hall = /^\p{Lu}.* (?:Hall|Institute|Pavilion|Rooms?)$/u;
const kindOfHall =
  /^(?:(?:The|New|Old|Village|Community|Parish|Town|Memorial|Church|Main|Meeting|Committee) )+(?:Hall|Institute|Pavilion|Rooms?)$/;

const isShortName = (text: string, line: string, others: Line[]): boolean =>
  written.test(text) &&
  !papers.test(text) &&
  !lettersOfOthers.test(text) &&
  !namesBody(fromCapitals(text)) &&
  // In a line all of capitals, the letters must stand in another, too; "ERUG AGM 2026" is written in no other way.
  (line !== line.toUpperCase() ||
    onlyLetters.test(line.replace(text, '')) ||
    others.some((own) => own.text.includes(text) && own.text !== own.text.toUpperCase()));

/** The body whose minutes they are, as their title has it: in full, or by the letters that it goes by. */
export const fromMinutes = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.slice(0, linesOfATitle).flatMap((line): Candidate[] => {
        if (line.others || line.text.split(' ').length > wordsOfATitle) return [];
        if (isOnlyAMeeting(line.text)) return [];
        const found = [nameBehind, nameFirst].map((form) => form.exec(line.text)?.[1]?.trim());
        return found.flatMap((own): Candidate[] => {
          if (!own || isOnlyAMeeting(own) || isPageTitle(own)) return [];
          const others = lines.filter((other) => other !== line);
          if (isShortName(own, line.text, others)) return [candidate(own, line, 1.8)];
          const name = isTitled(own) && !partOfABody.test(own) ? capitalName(own) : undefined;
          return name && name.includes(' ') && (namesBody(name) || namesHall(name))
            ? [candidate(name, line, 1.8)]
            : [];
        });
      });
