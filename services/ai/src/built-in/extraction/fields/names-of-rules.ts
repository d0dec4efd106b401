import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPageTitle, namesBody } from './page-titles.ts';

const linesOfATitle = 4;
/** "Elm Row Boat Club Constitution", "ELM ROW CLUB BY-LAWS (2019)". */
const title =
  /^(?:the )?(.+?)(?:['’]s?)?\s*[:,–—-]?\s(?:constitution|by-?laws)(?: (?:and|&) (?:by-?laws|rules|constitution|regulations))?(?:,? \(?(?:19|20)\d{2}\)?)?$/iu;
const aboutThePaper =
  /^(?:(?:amended|restated|revised|draft|proposed|current|official|new|our|model|club|society|association|organi[sz]ation(?:al)?|governance|policies|and|&|sample|original|approved|adopted|updated)\b[ ,]*)+$/i;

/** Whose rules they are, where the title puts the name first. */
export const fromRulesTitle = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'bylaws'
    ? []
    : lines.slice(0, linesOfATitle).flatMap((line, at): Candidate[] => {
        const own = line.others ? '' : (title.exec(line.text)?.[1] ?? '');
        if (!own || aboutThePaper.test(own) || !isTitled(own) || isPageTitle(own)) return [];
        const name = capitalName(own);
        const isSpokenOf = lines.some(
          ({ text }, place) => place !== at && name !== undefined && text.includes(name),
        );
        return name && name.includes(' ') && (namesBody(name) || isSpokenOf)
          ? [candidate(name, line, 1.9)]
          : [];
      });
