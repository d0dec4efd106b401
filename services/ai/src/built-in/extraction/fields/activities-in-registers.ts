import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { isRegisterPage } from '../register-page.ts';

const heading =
  /^(?:activities(?: - how the charity spends its money)?|(?:summary of )?(?:main )?activities|(?:about|what) the charity(?:['’]s activities| does)|ongoing programs?)\s*:?$/i;
/** What was done in a year, among what goes on. */
const isPast =
  /^(?:In|During|Over|Between|From|Last|By)\b.{0,30}\b(?:19|20)\d{2}\b|\b(?:was|were|has been|have been|had)\b|\b(?:last|past|previous) year\b|^(?:\p{L}+ ){1,4}\p{L}+ed (?:over |more than |about |some )?\d/iu;
const fewestWords = 6;
const most = 6;

/** What a register lets a charity say of its activities, as they are today. */
export const activitiesInRegister = ({ lines }: Paper): Candidate[] =>
  !isRegisterPage(lines)
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        const below = lines[at + 1];
        if (line.others || !line.heading || !heading.test(line.text)) return [];
        if (!below || below.heading || below.others || below.row !== undefined) return [];
        const told = splitSentences(below.text)
          .map(({ text }) => text)
          .filter((text) => text.split(' ').length >= fewestWords && !isPast.test(text));
        return told.length > 0 ? [candidate(told.slice(0, most).join('\n'), below, 2)] : [];
      });
