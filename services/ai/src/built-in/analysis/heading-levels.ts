import type { Block } from '@grantwright/shared/contract';
import { plain, splitSentences, squeeze } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { findMoney } from '../../text/money.ts';
import { isNumbered, splitLabel } from './shape.ts';

export type Heading = { text: string; level: number; numbering: string };

/** A paragraph that only looks like a heading ranks under all real ones; one above others of its kind, above those. */
export const pseudoLevel = 7;
export const innerLevel = 7.5;
export const questionLevel = 7.6;

/** Titles of one way of numbering stand on one level, and a new way of numbering opens a deeper one. */
export const levelOf = (headings: Heading[], numbering: string, least: number): number => {
  const pseudo = headings.filter(({ level }) => level >= pseudoLevel);
  const numbered = pseudo.some((heading) => heading.numbering !== '');
  if (numbering === '' && !numbered) return least;
  const known = pseudo.findLast((heading) => heading.numbering === numbering);
  const deepest = pseudo.at(-1)?.level;
  return known?.level ?? (deepest === undefined ? least : deepest + 0.1);
};

/** Under "2. Content and form", headings of the same style without a number are its parts. */
export const levelAmong = (headings: Heading[], text: string, styled: number): number => {
  const flat = headings.some((heading) => heading.level === styled && isNumbered(heading.text));
  return flat && !isNumbered(text) && styled < pseudoLevel ? styled + 0.5 : styled;
};

/** "Grant amount: up to $15,000", "Estimated number of awards: 26" in bold are facts, not titles of what follows. */
const isFact = (text: string): boolean => {
  const { label = '', value = '' } = splitLabel(text) ?? {};
  return (
    (findMoney(value).length > 0 ||
      findDates(value).some((date) => date.day !== undefined) ||
      (/^(?:up to |no more than |approximately |about )?(?!(?:19|20)\d\d [A-Z])\d/i.test(value) &&
        value.length <= 40) ||
      /^(?:not required|none|no limit|not applicable|required)\b/i.test(value)) &&
    !/^(?:step|part|stage|section|phase|attachment|appendix|round|cycle|criterion|goal|objective|question) [\dA-Z]/i.test(
      label,
    )
  );
};

/** A heading style on a whole paragraph is a slip of the author's: nobody titles in sentences. */
export const isRealHeading = (block: Block): block is Extract<Block, { type: 'heading' }> =>
  block.type === 'heading' &&
  block.text.length <= 180 &&
  !isFact(squeeze(plain(block.text))) &&
  splitSentences(block.text).length <= 2;
