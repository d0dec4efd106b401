import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';

/** "Jahresbericht / Annual Report 2023", "Trustees’ Report and Accounts": whose it is stands below. */
const title =
  /^(?:[^.,;:|]{3,50} [/|–—-] )?(?:directors[’'] |trustees[’'] )?(?:annual |impact )?(?:report|review)(?: (?:and|&) (?:\p{L}+ ){0,2}(?:accounts|financial statements))?(?: (?:for )?(?:the year (?:ended|ending) )?.{0,24}\d{4}(?:[-–/]\d{2,4})?)?$/iu;
/** A form in law ends a name, and no sentence and no place. */
const legalForm =
  /(?:^|[ ,])(?:Inc\.?|Incorporated|Ltd\.?|Limited|CLG|DAC|CIO|SCIO|CIC|Company Limited by Guarantee)$/;
const head = 5;

/** The name of a body in law right below the title of its report. */
export const fromBelowTitles = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'report' && kind !== 'other'
    ? []
    : lines.slice(0, head).flatMap((line, at): Candidate[] => {
        const above = lines[at - 1];
        if (!above || line.others || !title.test(above.text)) return [];
        const name = capitalName(line.text);
        return name && legalForm.test(name) ? [candidate(name, line, 2.2)] : [];
      });
