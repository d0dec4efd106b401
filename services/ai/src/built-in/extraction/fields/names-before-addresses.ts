import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { placeAbroad } from './address-abroad.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPageTitle, namesBody } from './page-titles.ts';
import { codes, fullNames } from './read-address.ts';

const linesOfAHead = 6;
const atHome = new RegExp(`, (?:${codes}|${fullNames}),? \\d{5}\\b`);
const wordsOfAName = 8;
const wordsOfALine = 20;

/** "Acorn Lane Playgroup, Chapel Road, Hexham, NE46 9ZZ", in the head of a paper: who is there stands before the street. */
export const fromAddressedHeads = ({ kind, lines }: Paper): Candidate[] =>
  kind === 'determination-letter' || kind.startsWith('form')
    ? []
    : lines.slice(0, linesOfAHead).flatMap((line): Candidate[] => {
        const [own = '', ...rest] = line.text.split(', ');
        if (line.others || rest.length < 2 || line.text.split(' ').length > wordsOfALine) return [];
        if (!namesBody(own) || !isTitled(own) || isPageTitle(own)) return [];
        if (own.split(' ').length > wordsOfAName || !own.includes(' ') || /\d/.test(own)) return [];
        if (!atHome.test(line.text) && !placeAbroad(line.text)) return [];
        const name = capitalName(own);
        return name ? [candidate(name, line, 2)] : [];
      });
