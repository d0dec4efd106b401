import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { composed } from './focus-composed.ts';

/** "Providing dental care and dentures to people without insurance since 1998." */
const tagline =
  /^(?:Providing|Offering|Promoting|Delivering|Advancing|Preserving|Teaching) (?:the |an? )?(\p{Ll}.{15,260}?)\.?$/u;
const since = /,? since (?:\p{Lu}\p{Ll}+ )?(?:17|18|19|20)\d{2}.*$/u;
const sentences = /\. \p{Lu}/u;

const isName = ({ text }: Line, names: string[]): boolean =>
  names.some((name) => name.toLowerCase() === text.toLowerCase());

/** What stands right below the name in the head or the foot of a page: what the body does, in its own short words. */
export const focusOfTaglines = ({ kind, lines }: Paper, names: string[]): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        const above = lines[at - 1];
        if (!above || line.others || line.row !== undefined || !(above.head || line.foot))
          return [];
        const own = sentences.test(line.text) ? undefined : tagline.exec(line.text)?.[1];
        const value = own && isName(above, names) ? composed(own.replace(since, '')) : undefined;
        return value ? [candidate(value, line, 1.05)] : [];
      });
