import { safeUrl } from './allow-list.ts';
import { assemble, listDepth, type Line, type ListRef } from './assemble.ts';
import {
  headingLevel,
  isBlock,
  isDropped,
  marksWithin,
  styleOf,
  type Attributes,
  type Marks,
} from './element-style.ts';
import { tabsOrSpace } from './clean-text.ts';
import type { Inline, RichDocument } from './model.ts';
import { tableReader, type Budget, type TableReader } from './table-reader.ts';
import { isBlank, tidyInlines, type Run } from './tidy-inlines.ts';
import { isOrderedMarker, onlineItem, wordItem, wordLists, type WordItem } from './word-list.ts';

/** An open list item. `bare`: it only contains a list and has no marker. */
type Item = { path: ListRef[]; bare: boolean; line?: Line };

/** The state for text within an element, inherited from the enclosing element. */
type Scope = {
  tag: string;
  dropped: boolean;
  preformatted: boolean;
  /** No-break spaces are only padding. */
  filling: boolean;
  /** The text is a list marker that Word wrote out. */
  marker: boolean;
  marks: Marks;
  url: string | undefined;
  level: 1 | 2 | 3 | undefined;
  path: ListRef[];
  item: Item | undefined;
  word: WordItem | undefined;
  quote: object | undefined;
  table: TableReader | undefined;
};

/** White space across lines is source formatting. */
const isIndent = (space: string) => /[\n\r\f]/.test(space);

/** Initializes every field, so that copies for each element are cheap. */
const outside: Scope = {
  tag: '',
  dropped: false,
  preformatted: false,
  filling: false,
  marker: false,
  marks: {},
  url: undefined,
  level: undefined,
  path: [],
  item: undefined,
  word: undefined,
  quote: undefined,
  table: undefined,
};

/**
 * Handles HTML parser events and collects the lines of the document. Never recurses, so deep nesting cannot
 * overflow the stack, and does constant work per event.
 */
export function htmlReader() {
  const lines: Line[] = [];
  const scopes: Scope[] = [outside];
  const wordPath = wordLists();
  const itemRuns = new Map<Line, Run[]>();
  /** The same for items in the cells of the current table. */
  const cellItemRuns = new Map<Line, Run[]>();
  const strayList: ListRef = { ordered: false };
  const budget: Budget = { left: 5_000 };
  let runs: Run[] = [];
  let marker = '';

  const current = () => scopes.at(-1) ?? outside;

  function open(tag: string, attributes: Attributes) {
    const around = current();
    const style = styleOf(attributes);
    const scope: Scope = { ...around, tag };
    scopes.push(scope);
    scope.dropped = around.dropped || isDropped(tag, style) || 'hidden' in attributes;
    if (scope.dropped) return;
    if (isBlock(tag)) endLine(around);
    if (style.has('mso-tab-count')) {
      // Word pads tabs with no-break spaces.
      scope.dropped = true;
      runs.push({ text: '\t', ...around.marks, url: around.url });
      return;
    }
    if (tag === 'br') runs.push({ text: '\n', ...around.marks, url: around.url });
    readText(scope, attributes, style);
    readStructure(scope, attributes, style);
  }

  function readText(scope: Scope, attributes: Attributes, style: Map<string, string>) {
    scope.marks = marksWithin(scope.marks, scope.tag, style);
    if (scope.tag === 'a') scope.url = safeUrl(attributes.href ?? '');
    if (scope.tag === 'pre') scope.preformatted = true;
    if (attributes.class === 'Apple-converted-space') scope.filling = true;
    if (style.has('mso-spacerun')) scope.filling = true;
    if (style.get('mso-list') === 'ignore') scope.marker = scope.filling = true;
  }

  function readStructure(scope: Scope, attributes: Attributes, style: Map<string, string>) {
    const { tag } = scope;
    scope.level = headingLevel(tag, attributes) ?? scope.level;
    if (scope.path.length === 0) scope.word = wordItem(style) ?? scope.word;
    if (tag === 'blockquote') scope.quote ??= {};
    if (tag === 'ul' || tag === 'menu' || tag === 'dir') openList(scope, false);
    if (tag === 'ol') openList(scope, true);
    if (tag === 'li') openItem(scope, attributes, style);
    if (tag === 'table') {
      scope.level = scope.word = scope.quote = scope.item = undefined;
      scope.path = [];
      scope.table = scope.table?.within() ?? tableReader(budget);
    }
    if (tag === 'tr') scope.table?.addRow();
    if (tag === 'td' || tag === 'th') scope.table?.addCell(tag === 'th', attributes);
  }

  function openList(scope: Scope, ordered: boolean) {
    const { item } = scope;
    if (item && !item.line && !item.bare) startItem(scope, item, []);
    if (scope.path.length < listDepth) scope.path = [...scope.path, { ordered }];
    scope.item = undefined;
  }

  function openItem(scope: Scope, attributes: Attributes, style: Map<string, string>) {
    const own = scope.path.length > 0 ? scope.path : [strayList];
    const online = onlineItem(attributes);
    const path = online ? wordPath(online, own.at(-1)?.ordered ?? false) : own;
    scope.item = { path, bare: /\bnone\b/.test(style.get('list-style-type') ?? '') };
  }

  function close() {
    const scope = scopes.pop();
    if (!scope || scope.dropped) return;
    if (isBlock(scope.tag)) endLine(scope);
    if (scope.tag !== 'table' || current().table) return;
    settle(cellItemRuns);
    cellItemRuns.clear();
    const table = scope.table?.finish();
    if (table) lines.push({ kind: 'table', table });
  }

  function text(data: string) {
    const scope = current();
    if (scope.dropped) return;
    const plain = scope.filling ? data.replace(/\u00A0/g, ' ') : data;
    const shown = scope.preformatted
      ? plain.replace(/\r\n?/g, '\n')
      : plain.replace(/[ \t\n\r\f]+/g, (space) => (isIndent(space) ? ' ' : tabsOrSpace(space)));
    if (scope.marker && scope.word && !scope.level) marker += shown;
    else runs.push({ text: shown, ...scope.marks, url: scope.url });
  }

  /** Ends the current line and adds it according to its scope. */
  function endLine(scope: Scope) {
    const read = runs;
    runs = [];
    if (read.length === 0) return;
    const children = tidyInlines(read);
    if (isBlank(children)) return;
    const place = linesAt(scope);
    if (scope.level) place.push({ kind: 'heading', level: scope.level, children });
    else if (scope.word) addWordItem(place, scope.word, children);
    else if (scope.item) addToItem(scope, scope.item, read);
    else if (scope.path.length > 0) place.push({ kind: 'item', path: scope.path, children });
    else if (scope.quote) place.push({ kind: 'quote', quote: scope.quote, children });
    else place.push({ kind: 'paragraph', children });
  }

  /** The lines of the enclosing cell, or of the document. */
  const linesAt = ({ table }: Scope) => table?.cellLines() ?? lines;

  function addWordItem(place: Line[], word: WordItem, children: Inline[]) {
    place.push({ kind: 'item', path: wordPath(word, isOrderedMarker(marker)), children });
    marker = '';
  }

  /** An item is one paragraph: a second one continues it after a line break. */
  function addToItem(scope: Scope, item: Item, read: Run[]) {
    const isLast = item.line !== undefined && linesAt(scope).at(-1) === item.line;
    const earlier = isLast && item.line && runsOfItems(scope).get(item.line);
    if (earlier) earlier.push({ text: '\n' }, ...read);
    else startItem(scope, item, read);
  }

  function startItem(scope: Scope, item: Item, read: Run[]) {
    item.line = { kind: 'item', path: item.path, children: [] };
    runsOfItems(scope).set(item.line, read);
    linesAt(scope).push(item.line);
  }

  const runsOfItems = ({ table }: Scope) => (table?.cellLines() ? cellItemRuns : itemRuns);

  function settle(items: Map<Line, Run[]>) {
    for (const [line, read] of items) if (line.kind === 'item') line.children = tidyInlines(read);
  }

  function finish(): RichDocument {
    endLine(current());
    settle(itemRuns);
    return assemble(lines);
  }

  return { open, close, text, finish };
}
