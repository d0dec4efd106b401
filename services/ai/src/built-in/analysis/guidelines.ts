import type { Reading } from '@grantwright/shared/contract';
import { partsBetween } from './parts-between.ts';

/** Where a statement stands: its block, page and the headings above it, outermost first. */
export type Place = { block: number; page?: number; path: string[] };

/**
 * The smallest thing a rule looks at: one sentence, or one label with its value. `text` has plain
 * quotes, dashes and spaces for matching; `quote` is the same stretch, literally as in the block.
 */
export type Statement = Place & {
  text: string;
  quote: string;
  form: 'sentence' | 'item' | 'pair';
  /** "Closing date" of "Closing date: June 3", of a table row, or of a label and value on two lines. */
  label?: string;
  value?: string;
  /** The sentence that introduces the list this item stands in. */
  lead?: string;
  /** Why this is not a demand of this call on its applicants, where it is not. */
  aside?: Aside;
};

/** `background` tells, `past` remembers, `example` shows, `after` binds winners only, `elsewhere` is another programme. */
export type Aside = 'background' | 'past' | 'example' | 'after' | 'elsewhere' | 'definition';

/** A list with the sentence that introduces it. */
export type ListPart = Place & {
  lead?: { text: string; quote: string; block: number; page?: number };
  items: (Place & { text: string; quote: string; depth: number })[];
  aside?: Aside;
};

export type TablePart = Place & {
  header: string[];
  /** Titles that span columns above the header. */
  over: string[];
  rows: string[][];
  caption?: string;
  aside?: Aside;
};

/** A heading with what stands under it up to the next heading of its level or above. */
export type Chapter = Place & { title: string; level: number; end: number };

/** Guidelines taken apart for the rules. */
export type Guidelines = {
  reading: Reading;
  today: string;
  statements: Statement[];
  lists: ListPart[];
  tables: TablePart[];
  chapters: Chapter[];
  /** The whole text in plain form, for questions about the document as such. */
  text: string;
};

const byBlock = new WeakMap<Statement[], Map<number, Statement[]>>();

/** The statements of a block, in their order; the list, once asked, must stay as it is. */
export function statementsOf(statements: Statement[], block: number): Statement[] {
  let known = byBlock.get(statements);
  if (!known) {
    known = new Map<number, Statement[]>();
    for (const statement of statements) {
      const beside = known.get(statement.block);
      if (beside) beside.push(statement);
      else known.set(statement.block, [statement]);
    }
    byBlock.set(statements, known);
  }
  return known.get(block) ?? [];
}

/** The first statement of a block. */
export const statementAt = (statements: Statement[], block: number): Statement | undefined =>
  statementsOf(statements, block)[0];

/** The statements under a heading: a long list of headings must not look through all of them for each. */
export const statementsUnder = (
  statements: Statement[],
  chapter: { block: number; end: number },
): Statement[] => partsBetween(statements, chapter);
