import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import { notesIn } from '../notes-to-accounts.ts';
import type { Paper } from '../paper.ts';
import { isBoilerplate } from './mission-passage.ts';
import { afterItself } from './own-names.ts';

const body =
  /^(?:the )?(?:organi[sz]ation|corporation|association|society|agency|charity|foundation|council|center|centre|club|project|museum|shelter|company|church|school|program|league|coalition|trust|fund|institute|network)(?= |['’]s )/i;
/** "The mission of the Project is to …", "The Agency's primary purpose is to …". */
const saysWhatFor =
  /^(?:the|its|our)(?: [\p{L}'’]+){0,3}? ?(?:mission|purpose|objective|goal)s?(?: of (?:the )?[\p{L} ]{3,60}?)? (?:is|are) (?:to \p{Ll}|the \p{Ll}+ of )/iu;
/** "… was founded in 1974 to keep up the bridle paths of the county". */
const foundedFor =
  /^(?:\([^)]{2,60}\),? )?(?:,? an? [^,;]{3,80}, )?(?:is|was|has been) (?:\p{L}+ly )?(?:an? [^.;]{3,90}? )?(?:organi[sz]ed|formed|established|founded|created|incorporated|chartered)\b[^.;]{0,110}?\b(?:to|for the purpose of) (?!operate exclusively|be\b|do\b|act\b)\p{Ll}+ [^.;]{20,}/iu;
const ofTheBooks =
  /\b(?:financial statements|accounting|fiscal year|audit|donor[- ]restricted|tax)\b/i;

/** What the note on the body says that it is for, in a paper of accounts, which says it nowhere else. */
export const fromNotes = ({ lines }: Paper, names: string[]): Candidate[] => {
  const { nature } = notesIn(lines);
  return [...nature].flatMap((at): Candidate[] => {
    const line = lines[at];
    if (!line || line.others || line.heading) return [];
    return splitSentences(line.text).flatMap(({ text }): Candidate[] => {
      if (isBoilerplate(text) || ofTheBooks.test(text)) return [];
      if (saysWhatFor.test(text)) return [candidate(text, line, 2.3, text)];
      const named = afterItself(text.replace(/^Organi[sz]ation[.:] /, ''), names);
      const verb = named ?? (body.test(text) ? text.replace(body, '').trim() : undefined);
      return verb !== undefined && foundedFor.test(verb) ? [candidate(text, line, 1.26, text)] : [];
    });
  });
};
