import type { FontText } from './content/font-texts.ts';

/**
 * A piece of text on a page. Lengths are in points; x is measured from the left edge of the page, y from
 * its top edge to the baseline.
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

export type Box = { left: number; right: number; top: number; bottom: number };

/** A line drawn on the page: part of a table, an underline, a border or a strike. */
export type Rule = {
  horizontal: boolean;
  position: number;
  from: number;
  to: number;
  /** Undefined where unknown. */
  thickness?: number;
};

export type PageContent = {
  number: number;
  width: number;
  height: number;
  spans: Span[];
  rules: Rule[];
  /** The number of characters that are not visible. */
  hidden: number;
  /** The text by font, to determine whether it matches the drawn glyphs. */
  fontTexts?: FontText[];
  /** The names of files attached to the page. */
  files?: string[];
  /** Struck-out passages, which are not in `spans`. */
  struck?: string[];
  /** The page rotated for each other direction of its text. */
  rotatedPages?: RotatedPage[];
  /** Short diagonal texts, which are not in `spans`. */
  diagonalTexts?: string[];
};

/** `isAbove`: the rotated text begins above the rest of the page. */
export type RotatedPage = PageContent & { isAbove: boolean };

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
  /** Of rotated text: the number of the rotated page, from 1. */
  rotatedPage?: number;
};

/** `left` and `right` are set for tables with drawn lines. */
export type TableElement = {
  page: number;
  y: number;
  rows: string[][];
  left?: number;
  right?: number;
};
export type Element = { type: 'line'; line: Line } | { type: 'table'; table: TableElement };
