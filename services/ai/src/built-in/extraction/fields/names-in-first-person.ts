import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { namesBody } from './page-titles.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
const name = `${word}(?: (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}${word}){1,9}`;
/** "We are Rivermouth Rowers — a rowing club for …", "We’re the Ash Lane Players, a company of …". */
const weAre = new RegExp(
  `^(?:[Hh]ello[!,.] |[Hh]i[!,.] |[Ww]elcome[!,.] )?(?:We are|We['’]re) (?:the )?(${name})(?:,| ?[–—]| -) ?(?:an? |the )?\\p{Ll}`,
  'u',
);
/** "Animal Allies of Niagara, we have no need to …": the body before the "we" that it is. */
const weBehind = new RegExp(`^(${name}), (?:we|our) \\p{Ll}`, 'u');
/** Many are a people or live in a place: "We are New Yorkers, first and last". */
const people = /(?:ans|ers|ians|ish|ese|[Pp]eople|[Ff]amil(?:y|ies)|[Nn]eighbors|[Ff]riends)$/;
/** "We are Here For You – the rest is detail." */
const notAName = /^(?:Here|There|All|Not|Now|One|So|Proud)\b/;
const bodies = /^(?:Players|Rowers|Singers|Rangers|Runners|Volunteers|Boosters|Ringers)$/;

/** How an organization presents itself at the start of a paragraph. */
export const fromFirstPerson = (lines: Line[]): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const own = line.others ? undefined : weAre.exec(line.text)?.[1];
    const last = own?.split(' ').at(-1) ?? '';
    const found =
      own && !notAName.test(own) && (bodies.test(last) || !people.test(last))
        ? capitalName(own)
        : undefined;
    if (found) return [candidate(found, line, 2)];
    const before = line.others ? undefined : capitalName(weBehind.exec(line.text)?.[1] ?? '');
    return before && (before.split(' ').length > 3 || namesBody(before))
      ? [candidate(before, line, 1.7)]
      : [];
  });
