import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isOffered } from './names-in-menus.ts';
import { isPageTitle, namesBody } from './page-titles.ts';

const separators = /\s+[|–—·»:]\s+|\s+-\s+/;
const wordsOfAName = 8;
const onlyGeneric =
  /^(?:the )?(?:(?:food|community|law|health|youth|senior|family|animal|annual|latest|site|web|main|privacy|terms|cookie) ?(?:pantry|center|garden|clinic|shelter|report|news|policy|page|menu|site|use|bank|services?|programs?)?|untitled document|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?|(?:annual |yearly |monthly )?reports?\b.*|.*\b(?:minutes|agenda|polic(?:y|ies)|rights reserved)\b.*)$/i;

const nameIn = (text: string): string | undefined => {
  const isName =
    text.split(' ').length <= wordsOfAName &&
    isTitled(text) &&
    !isOffered(text) &&
    !isPageTitle(text) &&
    !onlyGeneric.test(text) &&
    !/[@/]|\d{3}/.test(text);
  return isName ? capitalName(text) : undefined;
};

const isHeading = (lines: Line[], text: string): boolean =>
  lines.some((line) => line.heading && line.text.toLowerCase() === text.toLowerCase());

/** "What we do | Harbor Light": beside the name of the page stands the name of the site. */
const besidePage = (paper: Paper, line: Line): Candidate[] => {
  const parts = line.text.split(separators);
  const isPage = (part: string): boolean =>
    isHeading(paper.lines, part) || isOffered(part) || isPageTitle(part) || onlyGeneric.test(part);
  if (parts.length < 2 || !parts.some(isPage)) return [];
  const name = parts
    .filter((part) => !isPage(part))
    .flatMap((part) => nameIn(part) ?? [])
    .at(-1);
  return name ? [candidate(name, line, 1.95)] : [];
};

/** "Fundraising for Tyume Valley Schools" over a page that speaks of "TVS". */
const forWhom =
  /^(?:fundraising|support|donations?|volunteering|working|jobs|news) (?:for|at|from) (\p{Lu}.{3,60})$/iu;

/** The site name or the logo's words, where the page's text holds them too: a quote must stand in it. */
const fromFrame = ({ siteNames, lines }: Paper): Candidate[] =>
  siteNames.flatMap((own): Candidate[] => {
    const name = nameIn(own);
    const line = lines.find(({ text, others }) => !others && text.includes(own));
    return name && line && !isHeading(lines, own) ? [candidate(name, line, 1.9)] : [];
  });

/** A page that was printed has its site's name on a line by itself, as in its title. */
const namedAlone = ({ lines, title }: Paper): Line[] => {
  const parts = (title ?? '').split(separators);
  return parts.length > 1
    ? lines.filter((line) => !line.foot && !line.heading && parts.includes(line.text))
    : [];
};

/** The name in the head, the foot or the title of a web page, where it stands by itself. */
export const fromSite = (paper: Paper): Candidate[] => {
  const { lines, title, kind } = paper;
  if (kind === 'determination-letter' || kind.startsWith('form')) return [];
  const alone = [
    ...lines.filter((line) => line.foot && !line.others),
    ...namedAlone(paper),
  ].flatMap((line): Candidate[] => {
    if (line.text === title) {
      const served = nameIn(forWhom.exec(line.text)?.[1] ?? '');
      return served ? [candidate(served, line, 1.85)] : besidePage(paper, line);
    }
    const name = nameIn(line.text);
    const isSpoken =
      name !== undefined &&
      (namesBody(name.split(/ (?:of|for) /)[0] ?? '') ||
        (title ?? '').includes(name) ||
        lines.some((other) => other.block !== line.block && other.text.includes(name)));
    return name && isSpoken ? [candidate(name, line, 1.95)] : [];
  });
  return [...alone, ...fromFrame(paper)];
};
