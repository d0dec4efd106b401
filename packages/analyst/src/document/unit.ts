import type { FormPart } from '@grantwright/shared/contract';
import type { Value } from '../text/values.ts';

/**
 * What a unit is on the page:
 * - `heading`: a heading of the document,
 * - `label`: a short line that stands over what follows, like a heading, but is none by its style,
 * - `sentence`: a sentence of a paragraph,
 * - `item`: a list item, or a sentence of a long one,
 * - `row`: a row of a table,
 * - `field`: the label, hint or option of a field in a form on a web page.
 */
export type UnitKind = 'heading' | 'label' | 'sentence' | 'item' | 'row' | 'field';

/**
 * The smallest part of a document that is judged by itself. `text` is a literal stretch of its block
 * (`start` to `end`, UTF-16 offsets) or, of a row, its cells joined by " | ".
 */
export type Unit = {
  kind: UnitKind;
  text: string;
  /** Titles that it stands under, outermost first: headings, labels and the sentence that opens its list. */
  path: readonly string[];
  /** Index of the block in the reading. */
  block: number;
  start: number;
  end: number;
  page?: number;
  /** Of a heading 1 to 6, of a list item its depth from 0, else 0. */
  level: number;
  /** Dates, amounts, names and so on in its text, in order and without overlaps. */
  values: readonly Value[];
  /** Of a row of a table. */
  row?: Row;
  field?: FormPart;
  checked?: boolean;
};

export type Row = {
  /** Index of the row in its table. */
  index: number;
  cells: readonly string[];
  /** The first row of its table, where that looks like a head. */
  head?: readonly string[];
};
