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

/** "This document is the Bylaws of X", in a sentence of its own; one word is a name there, too. */
const opening =
  /^(?:this document (?:is|contains|sets out)|these are|the following are|this is) the (?:[\p{L}-]+ ){0,3}?(?:by-?laws|constitution|articles of (?:incorporation|association)|rules)(?: (?:of|for)) (?:the )?(\p{Lu}\S*(?: [^\s(]+){0,8}?)(?= \(|[.,;](?:\s|$)|$)/iu;
const linesOfAnOpening = 8;

export const fromRulesOpening = ({ lines }: Paper): Candidate[] =>
  lines.slice(0, linesOfAnOpening).flatMap((line): Candidate[] => {
    const own = line.others ? '' : (opening.exec(line.text)?.[1] ?? '');
    const name = isTitled(own) ? capitalName(own) : undefined;
    return name && /^\p{Lu}/u.test(own) ? [candidate(name, line, 2.5)] : [];
  });

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
