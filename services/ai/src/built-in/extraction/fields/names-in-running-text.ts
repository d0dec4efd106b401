import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';

const word = String.raw`(?:\p{Lu}[\p{L}\p{N}'’&.-]*|\d+)`;
const words = `${word}(?: (?:(?:of|the|and|for|in|on|de|la|(?<=Cruelty )to|&) ){0,2}${word}){0,9}(?:,? Inc\\.?)?`;
const kind = String.raw`(?:501\s?\(?c\)?|[Cc]ommunity [Ii]nterest [Cc]ompany|non-?profit|not-for-profit|(?:registered|public) charity|charitable|NGO\b|non-?governmental|tax-exempt)`;
const opening = String.raw`^(?:Please note(?: that)?,? |Note(?: that)?[:,]? |Today,? |Now,? |As (?:an?|our) [^,]{3,40}, |(?:In|Since|On) (?:\p{L}+ )?(?:\d{1,2}, )?\d{4},? )?(?:[Tt]he )?`;

/** "Please note, the Elm School PTA is a 501(c)(3) …", "In 2021, Net Foundation was founded as a non-profit …". */
const isOne = new RegExp(
  `${opening}(${words})(?: \\([^)]{2,30}\\)| (?:dba|d/b/a|doing business as) [^,.]{3,60}?|, (?:located|based) in [^.]{3,60},)?,? (?:is|was) (?:now |also |currently )?(?:(?:founded|established|created|formed|incorporated|registered|organized|recognized|qualified|classified|designated|certified|approved)(?: in \\d{4}| by (?:the )?[^,.;]{2,60}?)? as )?an? (?:[\\p{L}-]+,? ){0,5}?${kind}`,
  'u',
);
/** "REPAC (Riverside Engineering Parent Action Council) is …": the long form is the name. */
const spelledOut = new RegExp(
  `${opening}([A-Z][A-Za-z&.]{1,9}) \\((${words})\\),? (?:is|was|are|has|exists|provides|serves|supports|works)\\b`,
  'u',
);

/** "Fern Hill Local League (FHLL) takes …": at the start of a sentence, with its letters. */
const lettered = new RegExp(`${opening}(${words}) \\(([A-Z]{3,8})\\) \\p{Ll}`, 'u');

const notAName =
  /^(?:(?:Our|This|That|These|Each|Every|Its|Their|It|He|She|We|They|There|Here|Who|What|If|When|All|Any|As|At|By) ?.*|(?:Corporation|Organization|Association|Company|Board|Foundation|Club|Society|Center|School|Church|Trust|Fund|Program|Project))$/;

/** Within a sentence capitals are meant: "the ASFS PTA is a 501(c)(3) …". */
const asItStands = (text: string): string | undefined => {
  const name = capitalName(text);
  return name && text === text.toUpperCase() ? text : name;
};

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .filter((part) => /^[\p{Lu}\d]/u.test(part))
    .map((part) => part[0] ?? '')
    .join('');

const isOfficer = /\b(?:Officer|Director|President|Chair|Coordinator|Manager|Committee|Act|Code)$/;
const oftenEnough = 2;
/** Named in so many other lines, and nowhere written small. */
const isSpoken = (lines: Paper['lines'], name: string): boolean => {
  const small = new RegExp(`(?<![\\p{L}@./])${name.toLowerCase()}(?!\\p{L})`, 'u');
  return (
    /^[\p{L}\d]{4,}$/u.test(name) &&
    lines.filter(({ text }) => text.includes(name)).length >= oftenEnough &&
    !lines.some(({ text }) => small.test(text))
  );
};

/** Names that stand within a paragraph, behind other words or in brackets behind their initials. */
export const fromRunningText = ({ title, lines }: Paper): Candidate[] =>
  lines.flatMap((line): Candidate[] =>
    line.others
      ? []
      : splitSentences(line.text).flatMap(({ text }): Candidate[] => {
          const [, short = '', long = ''] = spelledOut.exec(text) ?? [];
          if (long.split(' ').length > 1 && initialsOf(long).startsWith(short[0] ?? ' ')) {
            const name = capitalName(long);
            if (name && !notAName.test(name)) return [candidate(name, line, 1.95)];
          }
          const [, full = '', letters = ''] = lettered.exec(text) ?? [];
          if (
            letters &&
            initialsOf(full) === letters &&
            !notAName.test(full) &&
            !isOfficer.test(full)
          ) {
            const name = capitalName(full);
            if (name) return [candidate(name, line, 1.9)];
          }
          const own = isOne.exec(text)?.[1];
          const name = own && !notAName.test(own) ? asItStands(own) : undefined;
          if (!name) return [];
          if (name.split(' ').length > 1) return [candidate(name, line, 1.8)];
          // "HabitatMap" is written as no other word is.
          if (/\p{Ll}\p{Lu}/u.test(name)) return [candidate(name, line, 1.75)];
          // "Code.org" or a word that the paper keeps writing with a capital, and never without.
          if (/\.\p{Ll}{2,4}$/u.test(name) || isSpoken(lines, name))
            return [candidate(name, line, 1.75)];
          // One word is a name where it heads the page, too.
          const heads = [
            title ?? '',
            ...lines.filter(({ heading }) => heading).map((head) => head.text),
          ];
          return heads.some((head) => head.split(/[\s|:,–—-]+/).includes(name))
            ? [candidate(name, line, 1.75)]
            : [];
        }),
  );
