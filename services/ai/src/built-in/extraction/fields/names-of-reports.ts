import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { isPlace, partOfABody } from './names-by-mention.ts';
import { isOnlyAKind, isPageTitle, namesBody, namesBodyFirst } from './page-titles.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&-]*`;
/** "In 2023, The Elm Row Initiative reached …": who opens a report with what it did. */
const opens = new RegExp(
  `^(?:(?:In|During|Throughout) (?:the (?:year|fiscal year) )?\\d{4}(?:[-–/]\\d{2,4})?, |(?:This|Last|Over the (?:last|past)) year,? )?(?:[Tt]he )?(${word}(?: (?:(?:of|the|and|for|in|on|&) ){0,2}${word}){1,7}) (?:has |have |also |proudly )?(?:\\p{Ll}{3,}ed|grew|gave|held|met|ran|built|made|saw|taught|brought|kept|served)\\b`,
  'u',
);
/** "President, Foundation for Elm Row", under the foreword of a report. */
const signs = new RegExp(
  `^(?:President|Chair(?:man|woman|person)?|(?:Executive |Managing )?Director|CEO|Chief Executive(?: Officer)?),? (?:of )?(?:the )?(${word}(?: (?:(?:of|the|and|for|in|on|&) ){0,2}${word}){1,7})$`,
  'u',
);
const mostLines = 12;
const fewest = 2;

const nameIn = (text: string | undefined): string | undefined => {
  const name = text === undefined ? undefined : capitalName(text);
  return name &&
    (namesBody(name) || namesBodyFirst(name)) &&
    !isOnlyAKind(name) &&
    !partOfABody.test(name) &&
    !isPlace(name) &&
    !isPageTitle(name)
    ? name
    : undefined;
};

/** A report whose title names nobody: the body that its first sentences tell of, and who signs its foreword. */
export const fromReports = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'report') return [];
  const found = lines
    .filter(({ others, heading }) => !others && !heading)
    .slice(0, mostLines)
    .flatMap((line): Candidate[] =>
      [
        signs.exec(line.text)?.[1],
        ...splitSentences(line.text).map(({ text }) => opens.exec(text)?.[1]),
      ].flatMap((text): Candidate[] => {
        const name = nameIn(text);
        return name ? [candidate(name, line, 1.6)] : [];
      }),
    );
  const [first] = found;
  const isOne = first && found.every(({ value }) => value === first.value);
  const isSpoken = first && lines.filter(({ text }) => text.includes(first.value)).length >= fewest;
  return isOne && isSpoken ? [first] : [];
};
