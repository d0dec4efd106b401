import { assembleBlocks, type Line, type ListRef } from './assemble.ts';
import type { Inline, RichDocument } from './model.ts';
import type { TableReader } from './create-table-reader.ts';
import { isBlank, tidyInlines, type Run } from './tidy-inlines.ts';
import { isOrderedMarker, type WordItem } from './word-list.ts';

/** An open list item. `bare`: it only contains a list and has no marker. */
export type Item = { path: ListRef[]; bare: boolean; line?: Line };

/** The context that determines the kind and the position of a line. */
export type LineScope = {
  level: 1 | 2 | 3 | undefined;
  /** The lists around the line, outermost first. */
  path: ListRef[];
  item: Item | undefined;
  word: WordItem | undefined;
  quote: object | undefined;
  table: TableReader | undefined;
};

/** The scope of a paragraph outside of headings, lists and quotes. */
export const noStructure: Omit<LineScope, 'table'> = {
  level: undefined,
  path: [],
  item: undefined,
  word: undefined,
  quote: undefined,
};

/**
 * Returns the element that a line becomes when several surround it. A heading in a list item or a quote stays a
 * heading, a paragraph that Word numbers becomes an item of Word's list, and an item in a quote stays an item.
 */
function resolveElement({ level, word, item, path, quote }: LineScope) {
  if (level) return { kind: 'heading', level } as const;
  if (word) return { kind: 'word item', word } as const;
  if (item) return { kind: 'open item', item } as const;
  if (path.length > 0) return { kind: 'item', path } as const;
  return quote ? ({ kind: 'quote', quote } as const) : ({ kind: 'paragraph' } as const);
}

/** Collects the text of the current line, and the finished lines of the document and of table cells. */
export class LineCollector {
  readonly #lines: Line[] = [];
  readonly #itemRuns = new Map<Line, Run[]>();
  /** The runs of the items in the cells of the current table. */
  readonly #cellItemRuns = new Map<Line, Run[]>();
  readonly #wordPath: (item: WordItem, ordered: boolean) => ListRef[];
  #runs: Run[] = [];
  #marker = '';

  constructor(wordPath: (item: WordItem, ordered: boolean) => ListRef[]) {
    this.#wordPath = wordPath;
  }

  addRun(run: Run): void {
    this.#runs.push(run);
  }

  /** Adds the text of a list marker that Word wrote out. */
  addMarker(text: string): void {
    this.#marker += text;
  }

  /** Ends the current line and adds it according to its scope. */
  endLine(scope: LineScope): void {
    const runs = this.#runs;
    this.#runs = [];
    if (runs.length === 0) return;
    const children = tidyInlines(runs);
    if (isBlank(children)) return;
    const element = resolveElement(scope);
    if (element.kind === 'word item') this.#addWordItem(scope, element.word, children);
    else if (element.kind === 'open item') this.#addToItem(scope, element.item, runs);
    else this.#linesAt(scope).push({ ...element, children });
  }

  startItem(scope: LineScope, item: Item, runs: Run[]): void {
    item.line = { kind: 'item', path: item.path, children: [] };
    this.#runsOfItems(scope).set(item.line, runs);
    this.#linesAt(scope).push(item.line);
  }

  /** Adds an outermost table. */
  addTable(reader: TableReader | undefined): void {
    settle(this.#cellItemRuns);
    this.#cellItemRuns.clear();
    const table = reader?.finish();
    if (table) this.#lines.push({ kind: 'table', table });
  }

  finish(): RichDocument {
    settle(this.#itemRuns);
    return assembleBlocks(this.#lines);
  }

  #addWordItem(scope: LineScope, word: WordItem, children: Inline[]) {
    const path = this.#wordPath(word, isOrderedMarker(this.#marker));
    this.#linesAt(scope).push({ kind: 'item', path, children });
    this.#marker = '';
  }

  /** An item is one paragraph: a second paragraph is appended after a line break. */
  #addToItem(scope: LineScope, item: Item, runs: Run[]) {
    const isLast = item.line !== undefined && this.#linesAt(scope).at(-1) === item.line;
    const earlier = isLast && item.line && this.#runsOfItems(scope).get(item.line);
    if (earlier) earlier.push({ text: '\n' }, ...runs);
    else this.startItem(scope, item, runs);
  }

  /** The lines of the enclosing cell, or of the document. */
  #linesAt({ table }: LineScope): Line[] {
    return table?.cellLines() ?? this.#lines;
  }

  #runsOfItems({ table }: LineScope): Map<Line, Run[]> {
    return table?.cellLines() ? this.#cellItemRuns : this.#itemRuns;
  }
}

function settle(items: Map<Line, Run[]>) {
  for (const [line, runs] of items) if (line.kind === 'item') line.children = tidyInlines(runs);
}
