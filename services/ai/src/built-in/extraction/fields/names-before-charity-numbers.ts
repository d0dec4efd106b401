import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { fromCapitals } from '../tidy.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPageTitle } from './page-titles.ts';

/** "Elm Row Village Hall (Registered Charity No. 123456) Minutes of …", "ELM ROW HALL REGISTERED CHARITY 123456". */
const before =
  /^(?:the )?(\p{Lu}[\p{L}\d'’&., -]{3,80}?)\s*[-–—|(,:]*\s*(?:a |UK |scottish )*reg(?:istered|istration|['’]?d|\.)? ?(?:UK |scottish )?charity(?: (?:number|no|nr|#|№|reg\.?|SC))*[.,:#]*\s*(?:\(E&W\) )?(?:SC|NIC|CHY)?\s?\d{4,8}/iu;
const earlyOn = 8;
const notAName =
  /\b(?:Minutes|Agenda|AGM|Accounts|Report|Newsletter|Copyright|Company|Limited by|Number|by|with|[Mm]ember of|[Pp]art of|[Pp]artners?|[Ff]riends at|we|our|is|are|as)\b/;

/** Who stands before the number of a charity, at the head of a paper or in its foot. */
export const fromCharityNumbers = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report' && kind !== 'policy'
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        const own = before.exec(line.text)?.[1]?.replace(/[\s,.(–—-]+$/, '') ?? '';
        if (!own || line.others || !(at < earlyOn || line.head || line.foot)) return [];
        const name =
          isTitled(own) && !notAName.test(own) && !isPageTitle(own)
            ? capitalName(fromCapitals(own))
            : undefined;
        return name && name.split(' ').length > 1 ? [candidate(name, line, 2.15)] : [];
      });
