import { capitalize } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

/** "We, the members of the Sands Riders, in order to foster …, hereby establish this constitution." */
const preamble =
  /^We, the (?:\p{L}+ ){1,4}of [^.]{3,90}?, (?:in order|desiring|wishing) (to .{20,400}?),? (?:(?:do )?hereby |do )(?:establish|ordain|adopt|constitute|set forth|form)\b/iu;

/** What the members of a club say that they band together for, before the first article. */
export const fromPreamble = ({ kind, lines }: Paper): Candidate[] =>
  kind === 'policy'
    ? []
    : lines.flatMap((line): Candidate[] => {
        const aim = line.others ? undefined : preamble.exec(line.text)?.[1];
        return aim ? [candidate(`${capitalize(aim)}.`, line, 2.2)] : [];
      });
