import { stateNames } from '../../names/states.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { isPageTitle, namesBody } from './page-titles.ts';

const word = String.raw`(?:(?:St|Mt|Ft|Dr|U\.S|Inc)\.|\p{Lu}[\p{L}\p{N}'’-]*)`;
/** Capitalised words with the small ones that join them: what may be a body's name. */
export const nameRuns = new RegExp(
  `${word}(?: (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}${word}){1,7}`,
  'gu',
);
/** "Board of Directors", "Annual General Meeting": parts of any body. */
export const partOfABody =
  /\b(?:Board|Committee|Director|Directors|Officer|Officers|President|Treasurer|Secretary|Chair|Pastor|Article|Section|Act|Code|Policy|Meeting|Form|State|County|Department|Program|Service|Revenue)\b/;
/** "New York City", "United States", "North Carolina". */
const place = new RegExp(
  `^(?:United (?:States|Kingdom)(?: of America)?|.* (?:City|Township|Village)|${[...stateNames.values()].join('|')})$`,
);
export const isPlace = (name: string): boolean => place.test(name);
const house = /\b(?:Chapel|Parish|Temple|Synagogue|Mosque|School|Hospital)$/;
const fewest = 3;
/** Mentioned so often, and no other half as often, a name needs no word that says what it is. */
const often = 5;

const mentionsOf = (lines: Line[], pattern: RegExp): Map<string, { count: number; line: Line }> => {
  const found = new Map<string, { count: number; line: Line }>();
  for (const line of lines)
    for (const [text] of line.others ? [] : line.text.matchAll(pattern)) {
      const name = text
        .replace(/^(?:The|Our|At|In|For|To|By|If|When) /, '')
        .replace(/['’]s$|\.$/, '');
      const known = found.get(name);
      if (known) known.count++;
      else found.set(name, { count: 1, line });
    }
  return found;
};

/** The body that running text names again and again, where nothing says whose paper it is. */
const mostNamed = (lines: Line[]): Candidate[] => {
  const [first, second] = [...mentionsOf(lines, nameRuns)]
    .filter(
      ([name, { count }]) =>
        count >= fewest &&
        name.includes(' ') &&
        !partOfABody.test(name) &&
        !isPlace(name) &&
        !isPageTitle(name),
    )
    .sort(([, a], [, b]) => b.count - a.count);
  if (!first) return [];
  const [found, { count, line }] = first;
  const isBody = namesBody(found) || house.test(found);
  const standsOut = count >= often && count >= 2 * (second?.[1].count ?? 0);
  const name = isBody || standsOut ? capitalName(found) : undefined;
  return name ? [candidate(name, line, standsOut ? 1.6 : 1.4)] : [];
};

const letters = /(?<=\b(?:of|the|with|from|by|for|in) )[A-Z]{3,6}(?=[.,;)]|\s(?!\p{Lu})|$)/gu;
/** Letters that stand for something else on many papers. */
export const lettersOfOthers =
  /^(?:USA|IRS|EIN|FBI|CPR|DNA|PDF|FAQ|CEO|CFO|COO|CPA|GAAP|OSHA|HIPAA|FERPA|COVID|ZIP|USDA|CDC|FDA|EPA|HUD|FEMA|NASA|NIH|NSF|STEM|STEAM|YMCA|YWCA|ADA|EEOC|LGBTQ|AND|THE|NOT|ALL|ANY|MUST|SHALL)$/;

/** A club's rules that call it by its letters alone: "the policies and rules of BYFC". */
const byLetters = (lines: Line[]): Candidate[] => {
  const [first, second] = [...mentionsOf(lines, letters)]
    .filter(([name, { count }]) => count >= fewest && !lettersOfOthers.test(name))
    .sort(([, a], [, b]) => b.count - a.count);
  const isOne = first && first[1].count >= 2 * (second?.[1].count ?? 0);
  return first && isOne ? [candidate(first[0], first[1].line, 1)] : [];
};

/** Names that no title, head or sentence gives as the organization's, and that its text keeps coming back to. */
export const fromMentions = ({ kind, lines }: Paper): Candidate[] =>
  kind === 'policy' || kind === 'other' || kind === 'report' || kind === 'bylaws'
    ? // A report speaks of products, standards and neighbors by their letters, too.
      [...mostNamed(lines), ...(kind === 'policy' || kind === 'bylaws' ? byLetters(lines) : [])]
    : [];
