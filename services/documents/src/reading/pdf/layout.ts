import type { FontText } from './font-texts.ts';

/**
 * The words of laying out a page. Lengths are in points; x runs from the left edge and y from the top
 * edge of the page down to the baseline.
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

/** A straight rule drawn on the page: part of a table's grid, an underline, a border, a strike. */
export type Rule = {
  horizontal: boolean;
  at: number;
  from: number;
  to: number;
  /** Absent where it is not known. */
  thickness?: number;
};

export type PageContent = {
  number: number;
  width: number;
  height: number;
  spans: Span[];
  rules: Rule[];
  /** How many characters of text on it a reader cannot see. */
  hidden: number;
  /** The text as its fonts have it, to tell whether that is what they draw. */
  fontTexts?: FontText[];
  /** The names of files attached to it. */
  files?: string[];
  /** Passages that are struck out; they are not in `spans`. */
  struck?: string[];
  /** The same page turned, with the text that runs in another direction than most of it. */
  turned?: TurnedContent[];
  /** Short texts that run aslant, which are not read. */
  slanted?: string[];
};

/** `isAbove`: its text begins above the rest of the page's text. */
export type TurnedContent = PageContent & { isAbove: boolean };

/** Text on one baseline without a wide gap in it. */
export type Fragment = Span & { right: number };

/** All fragments on one baseline, from left to right. */
export type Row = { y: number; size: number; fragments: Fragment[] };

/** A line of running text, once columns and tables are told apart. `left` and `width` are those of its column. */
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
  /** Set on lines of the turned pages of a page: its number among them, from 1. */
  turn?: number;
};

/** `left` and `right` are known of a table that is drawn. */
export type TableElement = {
  page: number;
  y: number;
  rows: string[][];
  left?: number;
  right?: number;
};
export type Element = { type: 'line'; line: Line } | { type: 'table'; table: TableElement };
