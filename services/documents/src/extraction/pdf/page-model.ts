/**
 * A piece of text on a page. Lengths are in points. `x` is measured from the left edge of the page and `y` from the top
 * edge to the baseline.
 */
export type Span = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
};

/** A span before its page is rotated to make the text upright. */
export type DrawnSpan = Span & {
  /** The direction of the text in whole degrees clockwise, where 0 is upright and 270 runs up the page. */
  angle: number;
  /** The offset of each UTF-16 code unit along the text. */
  starts: number[];
};

/** Half the height of a lowercase letter, as a fraction of the text size. */
export const middleHeight = 0.3;

/** Returns the y coordinate halfway between the baseline of upright text and the top of its lowercase letters. */
export const computeMiddleY = ({ y, size }: { y: number; size: number }): number =>
  y - size * middleHeight;

export type Box = { left: number; right: number; top: number; bottom: number };

/** A line drawn on the page: part of a table, an underline, a border or a strike. */
export type Rule = {
  horizontal: boolean;
  position: number;
  from: number;
  to: number;
  /** Undefined if unknown. */
  thickness: number | undefined;
};

/** The text of a page in one direction, rotated upright, with the lines around it. */
export type Sheet = {
  number: number;
  width: number;
  height: number;
  spans: Span[];
  rules: Rule[];
  /** Struck-out passages, which are not in `spans`. */
  struck: string[];
};

/** The text shown in one font on a page, used to determine whether the font's character table is correct. */
export type FontText = {
  font: string;
  isGuessed: boolean;
  text: string;
  codes: Set<number>;
  /** The number of glyphs shown. */
  glyphs: number;
};

export type PageContent = Sheet & {
  /** Number of invisible characters. */
  hidden: number;
  /** The text by font, used to check whether the text matches the drawn glyphs. */
  fontTexts: FontText[];
  /** The names of files attached to the page. */
  files: string[];
  /** The page rotated for each of the other text directions. */
  rotated: RotatedSheet[];
  /** Short diagonal texts, which are not in `spans`. */
  diagonalTexts: string[];
};

/** A rotated sheet. `isAbove` is set if its text begins above the rest of the page. */
export type RotatedSheet = Sheet & { isAbove: boolean };

/** Creates a page that has only upright text. */
export const createTextPage = (
  page: Pick<Sheet, 'number' | 'width' | 'height' | 'spans'>,
): PageContent => ({
  ...page,
  rules: [],
  struck: [],
  hidden: 0,
  fontTexts: [],
  files: [],
  rotated: [],
  diagonalTexts: [],
});

/** Text on one baseline without a wide gap. */
export type Fragment = Span & { right: number };

/** All fragments on one baseline, from left to right. */
export type Row = { y: number; size: number; fragments: Fragment[] };

/** A line of text in a column. */
export type Line = {
  page: number;
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  column: { left: number; right: number };
  /** For rotated text, the number of the rotated sheet, from 1. */
  rotatedSheet?: number;
};

/** `left` and `right` are set for tables with drawn lines. */
export type TableElement = {
  page: number;
  y: number;
  rows: string[][];
  left?: number;
  right?: number;
};
export type PageElement = { type: 'line'; line: Line } | { type: 'table'; table: TableElement };
