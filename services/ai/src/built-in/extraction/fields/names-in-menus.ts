import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPageTitle } from './page-titles.ts';

/** What the menu of a site offers. */
const offered =
  /^(?:home(?: ?page)?|menu|(?:about|contact)(?: us)?|who we are|what we do|our (?:work|team|story|history|members|mission|partners|programs?|board|impact)|news(?:letters?)?|blog|events|calendar|gallery|photos|activities|history|membership|join(?: us)?|donat(?:e|ions?)(?: now)?|give|volunteer|get involved|support us|resources|links|faqs?|log ?in|sign in|register|shop|search)\s*!?$/i;
export const isOffered = (text: string): boolean => offered.test(text);
const topOfPage = 40;
const wordsOfEntry = 4;
const fewestEntries = 3;

const isEntry = ({ text }: Line): boolean =>
  text.split(' ').length <= wordsOfEntry && !/[.:;,?]$|\d/.test(text);

/** The menu at the top of a site: from its first entry to its last. */
const menuOf = (lines: Line[]): { first: number; last: number } | undefined => {
  const first = lines.slice(0, topOfPage).findIndex(({ text }) => offered.test(text));
  if (first < 0) return undefined;
  let last = first;
  let entries = 1;
  for (let at = first + 1; at < Math.min(lines.length, topOfPage); at++) {
    const line = lines[at];
    if (!line || !isEntry(line)) break;
    if (!offered.test(line.text)) continue;
    last = at;
    entries++;
  }
  return entries >= fewestEntries ? { first, last } : undefined;
};

const nameIn = (line: Line | undefined): string | undefined => {
  if (!line || line.others || !isEntry(line) || !isTitled(line.text)) return undefined;
  const name = capitalName(line.text);
  return name && name.split(' ').length > 1 && !isPageTitle(name) ? name : undefined;
};

/** The name of a site stands over its menu, or below it where the page goes on to speak of it. */
export const fromMenu = ({ lines, kind }: Paper): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  const menu = menuOf(lines);
  if (!menu) return [];
  const isSpoken = (name: string, from: Line): boolean =>
    lines.some((line) => line !== from && line.text.includes(name));
  const over = lines[menu.first - 1];
  const above = menu.first < 3 ? nameIn(over) : undefined;
  const below = lines[menu.last + 1];
  const title = nameIn(below);
  return [
    ...(over && above ? [candidate(above, over, isSpoken(above, over) ? 2.1 : 1.7)] : []),
    ...(below && title && isSpoken(title, below) ? [candidate(title, below, 2.05)] : []),
  ];
};
