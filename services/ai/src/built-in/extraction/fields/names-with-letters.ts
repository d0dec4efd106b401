import { initialsOf } from '../../names/initials-of.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { partOfABody } from './names-by-mention.ts';
import { isOnlyAKind, isPageTitle } from './page-titles.ts';

const topLines = 6;
const linesOfAnOpening = 12;
const fewestLetters = 3;
const mostWords = 10;

/** "Elm Row Relief & Aid Society (ERRAS)", alone on its line. */
const withLetters = /^(?:The )?(\p{Lu}.{5,80}?),? \(([A-Z][A-Za-z]{1,7})\)$/u;
/** "The Elm Row Makers, Inc., (ERM), supports …", "Elm Row Makers (ERM) gives …". */
const opensWithLetters =
  /^(?:The )?(\p{Lu}[^.()]{5,80}?(?:,? Inc\.?)?),? \(([A-Z]{2,8})\),? (?=\p{Ll})/u;
/** An authority or a partner is introduced with its letters just so. */
const authority =
  /\b(?:Department|Ministry|Agency|Commission|Administration|Bureau|Internal Revenue|Act|Program(?:me)?|Project|Initiative|Covid.*|United Nations|European Union)\b/u;

const standsFor = (name: string, letters: string): boolean =>
  initialsOf(name.replace(/^The /, '').replaceAll('-', ' ')).some(
    (own) => own === letters.toUpperCase(),
  );

const asWord = (letters: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d])`, 'u');

const isSaidElsewhere = (lines: Line[], letters: string, line: Line): boolean =>
  lines.some((other) => other !== line && asWord(letters).test(other.text));

const bodyNamed = (text: string): string | undefined => {
  const name = isTitled(text) ? capitalName(text) : undefined;
  return name?.includes(' ') &&
    !isOnlyAKind(name) &&
    !isPageTitle(name) &&
    !partOfABody.test(name) &&
    !authority.test(name)
    ? name
    : undefined;
};

/** In the head of a paper: the name with its letters behind it, or one whose letters the paper goes on to use. */
const inHeads = (lines: Line[]): Candidate[] =>
  lines.slice(0, topLines).flatMap((line): Candidate[] => {
    if (line.others || (!line.head && !line.heading)) return [];
    if (line.text.split(' ').length > mostWords) return [];
    const [, long, letters] = withLetters.exec(line.text) ?? [];
    const whole = long && letters && standsFor(long, letters) ? bodyNamed(long) : undefined;
    if (whole) return [candidate(whole, line, 2.15)];
    const name = bodyNamed(line.text);
    const isUsed =
      name !== undefined &&
      initialsOf(name).some(
        (own) => own.length >= fewestLetters && isSaidElsewhere(lines, own, line),
      );
    return isUsed ? [candidate(name, line, 2)] : [];
  });

/** The sentence that a page opens with: whom it introduces with letters, where it goes on to use them. */
const inOpenings = (lines: Line[]): Candidate[] =>
  lines.slice(0, linesOfAnOpening).flatMap((line): Candidate[] => {
    const [, long, letters] =
      line.others || line.heading ? [] : (opensWithLetters.exec(line.text) ?? []);
    const bare = long?.replace(/,? Inc\.?,?$/, '');
    const name = long && bodyNamed(long);
    return name &&
      bare &&
      letters &&
      standsFor(bare, letters) &&
      isSaidElsewhere(lines, letters, line)
      ? [candidate(name, line, 1.75)]
      : [];
  });

/** Names that stand beside their letters, in the head of a report or a page or where it begins to speak. */
export const fromLetters = ({ kind, lines }: Paper): Candidate[] =>
  kind === 'other' || kind === 'report' ? [...inHeads(lines), ...inOpenings(lines)] : [];
