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
import type { Inline, RichDocument } from './model.ts';
import { tableReader, type Budget, type TableReader } from './table-reader.ts';
import { isBlank, tidyInlines, type Run } from './tidy-inlines.ts';
import { isOrderedMarker, onlineItem, wordItem, wordLists, type WordItem } from './word-list.ts';

/** An item of a list that is being read. `bare`: it only holds a list, and has no marker of its own. */
type Item = { path: ListRef[]; bare: boolean; line?: Line };

/** What holds for the text within an element; every element starts from what holds around it. */
type Scope = {
  tag: string;
  dropped: boolean;
  preformatted: boolean;
  /** No-break spaces are here only to fill. */
  filling: boolean;
  /** The text is the marker of a list item, written out by Word. */
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

/** Every field is there from the start, so that the copies for each element are cheap. */
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
 * Listens to an HTML parser and collects the lines of the document. It never recurses, so that no
 * depth of nesting exhausts the stack, and does the same work for each piece, however many there are.
 */
export function htmlReader() {
  const lines: Line[] = [];
  const scopes: Scope[] = [outside];
  const wordPath = wordLists();
  const itemRuns = new Map<Line, Run[]>();
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
      scope.level = scope.word = scope.quote = undefined;
      scope.table = scope.table?.within() ?? tableReader(budget);
    }
    if (tag === 'tr') scope.table?.addRow();
    if (tag === 'td' || tag === 'th') scope.table?.addCell(tag === 'th', attributes);
  }

  function openList(scope: Scope, ordered: boolean) {
    const { item, table } = scope;
    if (item && !item.line && !item.bare && !table) startItem(item, []);
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
    const table = scope.table?.finish();
    if (table) lines.push({ kind: 'table', table });
  }

  function text(data: string) {
    const scope = current();
    if (scope.dropped) return;
    const plain = scope.filling ? data.replace(/\u00A0/g, ' ') : data;
    const shown = scope.preformatted
      ? plain.replace(/\r\n?/g, '\n')
      : plain.replace(/[ \t\n\r\f]+/g, ' ');
    if (scope.marker && scope.word && !scope.level) marker += shown;
    else runs.push({ text: shown, ...scope.marks, url: scope.url });
  }

  /** Ends the line that is being read and puts it where its scope says. */
  function endLine(scope: Scope) {
    const read = runs;
    runs = [];
    if (read.length === 0) return;
    const children = tidyInlines(read);
    if (isBlank(children) || scope.table?.addLine(children)) return;
    if (scope.level) lines.push({ kind: 'heading', level: scope.level, children });
    else if (scope.word) addWordItem(scope.word, children);
    else if (scope.item) addToItem(scope.item, read);
    else if (scope.path.length > 0) lines.push({ kind: 'item', path: scope.path, children });
    else if (scope.quote) lines.push({ kind: 'quote', quote: scope.quote, children });
    else lines.push({ kind: 'paragraph', children });
  }

  function addWordItem(word: WordItem, children: Inline[]) {
    lines.push({ kind: 'item', path: wordPath(word, isOrderedMarker(marker)), children });
    marker = '';
  }

  /** An item is one paragraph: a second one in it goes on after a line break. */
  function addToItem(item: Item, read: Run[]) {
    const earlier = item.line && lines.at(-1) === item.line && itemRuns.get(item.line);
    if (earlier) earlier.push({ text: '\n' }, ...read);
    else startItem(item, read);
  }

  function startItem(item: Item, read: Run[]) {
    item.line = { kind: 'item', path: item.path, children: [] };
    itemRuns.set(item.line, read);
    lines.push(item.line);
  }

  function finish(): RichDocument {
    endLine(current());
    for (const [line, read] of itemRuns) {
      if (line.kind === 'item') line.children = tidyInlines(read);
    }
    return assemble(lines);
  }

  return { open, close, text, finish };
}
