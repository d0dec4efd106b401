import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { capitalName } from './clean-name.ts';

const word = String.raw`(?:\p{Lu}[\p{L}\p{N}'’&.-]*|\d+)`;
const name = `${word}(?: (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}${word}){0,9}(?:,? Inc\\.?)?`;
const we = String.raw`(?:["“'](?:[Ww]e|[Uu]s|[Oo]ur)[,.]?["”']|(?:hereinafter )?[Ww]e,? (?:or )?(?:us|our)\b)`;
/** 'Welcome to Elm Row Makers ("ERM," "we," "us," or "our")', "Elm Row Makers (“we”) respects …". */
const calledWe = new RegExp(
  `(?:^|\\b(?:[Ww]elcome to|between you and|operated by|of|by|to|with|at|from|that) )(?:[Tt]he )?(${name}),? \\((?:the )?(?:["“'](?:[^"”'()]|'(?=\\p{L})){2,40}["”'],? (?:or |and )?(?:the )?)*${we}[^()]{0,60}\\)`,
  'u',
);
const oneWord = /^\p{Lu}\p{L}*$/u;
const isGeneric =
  /^(?:The )?(?:Website|Site|Services?|Company|Organi[sz]ation|Foundation|Association|Privacy Policy|Terms.*|User|Members?|Board|Directors?)$/i;

/** Terms of use and privacy notices say first who "we" are. */
export const fromWe = (lines: Line[]): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const own = line.others ? undefined : calledWe.exec(line.text)?.[1];
    const found = own && !isGeneric.test(own) ? capitalName(own) : undefined;
    return found ? [candidate(found, line, oneWord.test(found) ? 2.2 : 2.4)] : [];
  });
