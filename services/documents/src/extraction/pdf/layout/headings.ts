import { couldBeHeading, headingDepth, isCapitals, isTitleCase } from '../../text/heading-text.ts';
import type { Passage } from './paragraphs.ts';
import { sizeStep, type Styles } from './styles.ts';

/** Headings with the same style have the same level. */
export type HeadingStyle = { size: number; bold: boolean; capitals: boolean };

/** The style of a heading; undefined if the passage is not a heading. */
export function headingStyle(
  passage: Passage,
  styles: Styles,
  outline: Set<string>,
): HeadingStyle | undefined {
  const { text, lines, above } = passage;
  const [first] = lines;
  if (!first || lines.length > 3 || !/\p{L}/u.test(text)) return undefined;
  // rotated text is a label along the side of a page
  if (first.rotatedPage !== undefined) return undefined;
  const size = sizeStep(Math.max(...lines.map((line) => line.size)));
  const bold = lines.every((line) => line.bold) && !styles.boldIsBody;
  const capitals = isCapitals(text);
  const style = { size, bold, capitals };
  if (outline.has(outlineKey(text)) && text.length < 200) return style;
  const isLarger = size >= styles.body * 1.12 && size >= styles.body + 1;
  if (isLarger && text.length < 200 && !/[.;,]$/.test(text)) return style;
  if (!couldBeHeading(text)) return undefined;
  if (/:$/.test(text) && text.split(' ').length > 8) return undefined;
  if (bold && size >= styles.body - 0.5) return style;
  const hasSpaceAbove = above > styles.leading * 1.25;
  if (capitals && hasSpaceAbove && size >= styles.body - 0.5 && text.split(' ').length <= 12)
    return style;
  const isNumbered = headingDepth(text) !== undefined && isTitleCase(text.replace(/^\S+\s+/, ''));
  if (isNumbered && hasSpaceAbove && !/[:,;.]$/.test(text) && text.length < 80) return style;
  return undefined;
}

export const outlineKey = (text: string) => text.replace(/[\s.:–—-]+/g, '').toLowerCase();

/** Ranks heading styles into levels from 1: by size, then bold, then capitals. */
export function headingLevels(styles: HeadingStyle[]): (style: HeadingStyle) => number {
  const keys = [...new Map(styles.map((style) => [keyOf(style), style])).values()].sort(
    (a, b) =>
      b.size - a.size || Number(b.bold) - Number(a.bold) || Number(b.capitals) - Number(a.capitals),
  );
  const level = new Map(keys.map((style, index) => [keyOf(style), Math.min(6, index + 1)]));
  return (style) => level.get(keyOf(style)) ?? 6;
}

const keyOf = (style: HeadingStyle) => `${style.size} ${style.bold} ${style.capitals}`;
