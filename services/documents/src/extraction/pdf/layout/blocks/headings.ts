import {
  couldBeHeading,
  findHeadingDepth,
  isCapitals,
  isTitleCase,
} from '../../../text/heading-text.ts';
import type { Passage } from './paragraphs.ts';
import { roundSize, type Styles } from './styles.ts';

/** Maximum length of a heading, in lines and characters. */
const maxLines = 3;
const maxLength = 200;
const maxNumberedLength = 80;
/** Maximum number of words in a heading that is in capitals or ends with a colon. */
const maxWords = { ofCapitals: 12, beforeColon: 8 };
/** A heading must be larger than body text by this factor and by one point. */
const minGrowth = 1.12;
/** How much smaller than body text a heading can be, in points. */
const maxSmaller = 0.5;
/** Minimum space, in multiples of the leading, above a heading marked only by capitals or a number. */
const minSpaceAbove = 1.25;

/** Headings with the same style have the same level. */
export type HeadingStyle = { size: number; bold: boolean; capitals: boolean };

/** Returns the style of a heading. Returns undefined if the passage is not a heading. */
export function findHeadingStyle(
  passage: Passage,
  styles: Styles,
  bookmarkKeys: ReadonlySet<string>,
): HeadingStyle | undefined {
  const { text, lines, above } = passage;
  const [first] = lines;
  if (!first || lines.length > maxLines || !/\p{L}/u.test(text)) return undefined;
  // rotated text is a label along the side of a page
  if (first.rotatedSheet !== undefined) return undefined;
  const size = roundSize(Math.max(...lines.map((line) => line.size)));
  const bold = lines.every((line) => line.bold) && !styles.boldIsBody;
  const capitals = isCapitals(text);
  const style = { size, bold, capitals };
  if (bookmarkKeys.has(createHeadingKey(text)) && text.length < maxLength) return style;
  const isLarger = size >= styles.body * minGrowth && size >= styles.body + 1;
  if (isLarger && text.length < maxLength && !/[.;,]$/.test(text)) return style;
  if (!couldBeHeading(text)) return undefined;
  const words = text.split(' ').length;
  if (/:$/.test(text) && words > maxWords.beforeColon) return undefined;
  const isBodySize = size >= styles.body - maxSmaller;
  if (bold && isBodySize) return style;
  const hasSpaceAbove = above > styles.leading * minSpaceAbove;
  if (capitals && hasSpaceAbove && isBodySize && words <= maxWords.ofCapitals) return style;
  const isNumbered =
    findHeadingDepth(text) !== undefined && isTitleCase(text.replace(/^\S+\s+/, ''));
  if (isNumbered && hasSpaceAbove && !/[:,;.]$/.test(text) && text.length < maxNumberedLength)
    return style;
  return undefined;
}

/** Returns the text of a heading without spaces and punctuation, which are often missing in bookmarks. */
export const createHeadingKey = (text: string): string =>
  text.replace(/[\s.:–—-]+/g, '').toLowerCase();

/** Ranks heading styles into levels from 1: by size, then bold, then capitals. */
export function assignHeadingLevels(styles: HeadingStyle[]): (style: HeadingStyle) => number {
  const keys = [...new Map(styles.map((style) => [toKey(style), style])).values()].sort(
    (a, b) =>
      b.size - a.size || Number(b.bold) - Number(a.bold) || Number(b.capitals) - Number(a.capitals),
  );
  const level = new Map(keys.map((style, index) => [toKey(style), Math.min(6, index + 1)]));
  return (style) => level.get(toKey(style)) ?? 6;
}

const toKey = (style: HeadingStyle) => `${style.size} ${style.bold} ${style.capitals}`;
