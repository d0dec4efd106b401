import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { namesBody } from './page-titles.ts';

const officer =
  /^(?:(?:board |interim |acting )?(?:president|chair(?:man|woman|person)?|chief executive officer|CEO|executive director|director|founder|superintendent)(?:,? (?:&|and|\/) )?){1,3}$/i;

/** "CEO of the Alder Food Bank", on one line. */
const officerOf =
  /^(?:(?:board |interim |acting )?(?:president|chair(?:man|woman|person)?|chief executive(?: officer)?|CEO|executive director|director|founder|superintendent)(?:,? (?:&|and|\/) )?){1,3}(?: (?:of|at)|,) (?:the )?(?=\p{Lu})/iu;

/** Under "President & Chief Executive Officer" at the end of a message: whose officer that is. */
export const fromSignature = ({ lines, kind }: Paper): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  // A letter may be another body's: a funder's, a partner's.
  if (lines.some(({ text }) => /^(?:dear\b|to whom it may concern)/i.test(text))) return [];
  return lines.flatMap((line, at): Candidate[] => {
    const beside = line.text.replace(officerOf, '');
    const isBelow = officer.test(lines[at - 1]?.text ?? '');
    if ((beside === line.text && !isBelow) || /\d/.test(beside)) return [];
    const name = isTitled(beside) && namesBody(beside) ? capitalName(beside) : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, 1.9)] : [];
  });
};
