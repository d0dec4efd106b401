import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { isBody } from '../organization-name.ts';
import { isName } from './generic.ts';
import { isWordsOfPaper } from './words-of-paper.ts';

const kind =
  '(?:(?:(?:micro|mini|small|seed|community|project|planning|matching)[ -]?)?grants?|program(?:me)?s?|funds?|initiative|awards?|fellowships?|scheme|challenge|prizes?|competition|residenc(?:y|ies)|scholarships?)';
const year = '(?:,? (?:fy ?)?(?:19|20)\\d\\d(?:[-/]\\d{2,4})?)?';
/** "Program", "Mini-Grants", "Grant Program 2027": words that only finish the line above. */
const onlyKind = new RegExp(`^(?:${kind} ?){1,3}${year}$`, 'i');
/** "Grants" under a name titles the page on what that body gives. */
const titleOfPage = /^(?:grants|awards|fellowships|scholarships|prizes|funds|programs)$/i;
const endsAsKind = new RegExp(`\\b${kind}${year}$`, 'i');
/** Words with which no name begins. */
const carriesOn = /^(?:for|of|and|in|to|on|with|&)\s/;
const longestLine = 90;
const longestName = 160;
const longestEnd = 5;
/** The lines of a cover stand close together. */
const mostLines = 3;

const lineOf = (block: Block | undefined): string =>
  block === undefined || block.type === 'table' || block.type === 'item'
    ? ''
    : squeeze(plain(block.text));
const isTitleLine = (line: string): boolean =>
  line !== '' &&
  line.length <= longestLine &&
  !/[.:;!?]$|@|https?:|www\.|\bpage \d/i.test(line) &&
  /^[\p{Lu}\d]|^(?:for|of|and|in|to|on|with|&)\s/u.test(line);
const capitalized = (line: string): boolean => {
  const words = line.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
};
/** A title may go on in what was read as a text, where the line is nothing but the kind of it. */
const isAlike = (one: Block, other: Block | undefined): boolean =>
  other?.type === 'paragraph' && onlyKind.test(lineOf(other))
    ? true
    : one.type === 'heading'
      ? other?.type === 'heading' && other.level === one.level
      : other?.type === one.type;

/** Whether the lines are one name: the paper writes it so elsewhere, or the last one is none by itself. */
const belongTogether = (lines: string[], text: string): boolean => {
  const [first = '', ...rest] = lines;
  const last = lines.at(-1) ?? '';
  const name = lines.join(' ');
  if (isBody(first) || !isName(first) || !endsAsKind.test(name)) return false;
  if (rest.slice(0, -1).some((line) => isBody(line))) return false;
  // Broken over two lines the name does not stand in one: where it does, it is told again.
  if (text.toLowerCase().includes(name.toLowerCase())) return true;
  if (rest.length > 1 || endsAsKind.test(first)) return false;
  return onlyKind.test(last) && !titleOfPage.test(last) && capitalized(first);
};

/** "Rural Bridges" over "Grant Program": a name that a cover breaks over lines, from its first line on. */
export const splitTitle = (
  blocks: readonly Block[],
  at: number,
  text: string,
): string | undefined => {
  const first = blocks[at];
  if (!first || !isTitleLine(lineOf(first)) || carriesOn.test(lineOf(first))) return undefined;
  const lines = [lineOf(first)];
  for (let next = at + 1; next < at + mostLines; next++) {
    const block = blocks[next];
    const line = lineOf(block);
    if (!isAlike(first, block) || !isTitleLine(line) || isWordsOfPaper(line)) return undefined;
    lines.push(line);
    const name = lines.join(' ');
    if (name.length > longestName) return undefined;
    if (belongTogether(lines, text)) return name;
  }
  return undefined;
};

/** "Early Learning" over "Facilities Grant Program", both titles of one level at the very head: nothing says which of two it is. */
export const overTwoTitles = (blocks: readonly Block[], at: number): string | undefined => {
  const [first, second] = [blocks[at], blocks[at + 1]];
  const [above, below] = [lineOf(first), lineOf(second)];
  const isPair =
    first?.type === 'heading' &&
    isAlike(first, second) &&
    isTitleLine(above) &&
    isTitleLine(below) &&
    isName(above) &&
    !isBody(above) &&
    !endsAsKind.test(above) &&
    above.split(' ').length > 1 &&
    capitalized(above) &&
    capitalized(below) &&
    endsAsKind.test(below) &&
    below.split(' ').length > 1 &&
    below.split(' ').length <= longestEnd &&
    !isWordsOfPaper(below) &&
    !carriesOn.test(above) &&
    !carriesOn.test(below);
  return isPair ? `${above} ${below}` : undefined;
};
