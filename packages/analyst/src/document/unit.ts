import type { FormPart } from '@grantwright/shared/contract';
import type { Value } from '../text/values.ts';

/**
 * The form of a unit on the page:
 * - `heading`: a heading of the document,
 * - `label`: a short line above other text, like a heading but not styled as one,
 * - `sentence`: a sentence of a paragraph,
 * - `item`: a list item, or a sentence of a long list item,
 * - `row`: a row of a table,
 * - `field`: the label, hint or option of a web form field.
 */
export type UnitKind = 'heading' | 'label' | 'sentence' | 'item' | 'row' | 'field';

/**
 * The smallest part of a document to be classified separately. `text` is a literal span of its block (`start` to `end`,
 * UTF-16 offsets) or, for a row, its cells joined by " | ".
 */
export type Unit = {
  kind: UnitKind;
  text: string;
  /** Titles above the unit, outermost first: headings, labels, and the sentence that introduces its list. */
  path: readonly string[];
  /** Index of the block in the extracted text. */
  block: number;
  start: number;
  end: number;
  page?: number;
  /** The level of a heading (1 to 6) or the depth of a list item (from 0); otherwise 0. */
  level: number;
  /** Dates, amounts, names and other values in the text, in order and without overlaps. */
  values: readonly Value[];
  /** Present for a table row. */
  row?: Row;
  field?: FormPart;
  checked?: boolean;
};

export type Row = {
  /** Index of the row in the table. */
  index: number;
  cells: readonly string[];
  /** The first row of the table, if it looks like a header. */
  head?: readonly string[];
  /** Whether it is that row itself. */
  isHead?: true;
};
