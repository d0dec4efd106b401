import { sanitizeUrl } from './allow-list.ts';
import { listDepth, type ListRef } from './assemble.ts';
import { collapseSpace } from '../text/clean-text.ts';
import {
  parseHeadingLevel,
  isBlock,
  isDropped,
  inheritMarks,
  parseStyle,
  type Attributes,
  type Marks,
} from './element-style.ts';
import { LineCollector, noStructure, type LineScope } from './line-collector.ts';
import type { RichDocument } from './model.ts';
import { createTableReader, type Budget } from './create-table-reader.ts';
import { parseWordOnlineItem, parseWordItem, createListPathResolver } from './word-list.ts';

/** The state for text within an element, inherited from the enclosing element. */
type Scope = LineScope & {
  tag: string;
  dropped: boolean;
  preformatted: boolean;
  /** Whether no-break spaces are only padding. */
  filling: boolean;
  /** Whether the text is a list marker that Word wrote out. */
  marker: boolean;
  marks: Marks;
  url: string | undefined;
};

/** Initializes every field, so that copies for each element are cheap. */
const outside: Scope = {
  tag: '',
  dropped: false,
  preformatted: false,
  filling: false,
  marker: false,
  marks: {},
  url: undefined,
  ...noStructure,
  table: undefined,
};

/** Whitespace across lines is source formatting. */
const isIndent = (space: string) => /[\n\r\f]/.test(space);

/** The number of empty cells that may replace merged ones in the whole document. */
const maxEmptyCells = 5_000;

/**
 * Handles HTML parser events and collects the lines of the document. Never recurses, so deep nesting cannot
 * overflow the stack, and does constant work per event.
 */
export class HtmlReader {
  readonly #scopes: Scope[] = [outside];
  readonly #wordPath = createListPathResolver();
  readonly #lines = new LineCollector(this.#wordPath);
  /** The list of items outside of any list. */
  readonly #strayList: ListRef = { ordered: false };
  readonly #budget: Budget = { left: maxEmptyCells };

  open(tag: string, attributes: Attributes): void {
    const outer = this.#current();
    const style = parseStyle(attributes);
    const scope: Scope = { ...outer, tag };
    this.#scopes.push(scope);
    scope.dropped = outer.dropped || isDropped(tag, style) || 'hidden' in attributes;
    if (scope.dropped) return;
    if (isBlock(tag)) this.#lines.endLine(outer);
    if (style.has('mso-tab-count')) {
      // Word pads tabs with no-break spaces
      scope.dropped = true;
      this.#addText('\t', outer);
      return;
    }
    if (tag === 'br') this.#addText('\n', outer);
    readTextStyle(scope, attributes, style);
    this.#readStructure(scope, attributes, style);
  }

  close(): void {
    const scope = this.#scopes.pop();
    if (!scope || scope.dropped) return;
    if (isBlock(scope.tag)) this.#lines.endLine(scope);
    const isOutermostTable = scope.tag === 'table' && !this.#current().table;
    if (isOutermostTable) this.#lines.addTable(scope.table);
  }

  text(data: string): void {
    const scope = this.#current();
    if (scope.dropped) return;
    const plain = scope.filling ? data.replace(/\u00A0/g, ' ') : data;
    const text = scope.preformatted
      ? plain.replace(/\r\n?/g, '\n')
      : plain.replace(/[ \t\n\r\f]+/g, (space) => (isIndent(space) ? ' ' : collapseSpace(space)));
    if (scope.marker && scope.word && !scope.level) this.#lines.addMarker(text);
    else this.#addText(text, scope);
  }

  finish(): RichDocument {
    this.#lines.endLine(this.#current());
    return this.#lines.finish();
  }

  #readStructure(scope: Scope, attributes: Attributes, style: Map<string, string>) {
    const { tag } = scope;
    scope.level = parseHeadingLevel(tag, attributes) ?? scope.level;
    if (scope.path.length === 0) scope.word = parseWordItem(style) ?? scope.word;
    if (tag === 'blockquote') scope.quote ??= {};
    if (tag === 'ul' || tag === 'menu' || tag === 'dir') this.#openList(scope, false);
    if (tag === 'ol') this.#openList(scope, true);
    if (tag === 'li') this.#openItem(scope, attributes, style);
    if (tag === 'table') {
      Object.assign(scope, noStructure);
      scope.table = scope.table?.within() ?? createTableReader(this.#budget);
    }
    if (tag === 'tr') scope.table?.addRow();
    if (tag === 'td' || tag === 'th') scope.table?.addCell(tag === 'th', attributes);
  }

  #openList(scope: Scope, ordered: boolean) {
    const { item } = scope;
    if (item && !item.line && !item.bare) this.#lines.startItem(scope, item, []);
    if (scope.path.length < listDepth) scope.path = [...scope.path, { ordered }];
    scope.item = undefined;
  }

  #openItem(scope: Scope, attributes: Attributes, style: Map<string, string>) {
    const listPath = scope.path.length > 0 ? scope.path : [this.#strayList];
    const online = parseWordOnlineItem(attributes);
    const path = online ? this.#wordPath(online, listPath.at(-1)?.ordered ?? false) : listPath;
    scope.item = { path, bare: /\bnone\b/.test(style.get('list-style-type') ?? '') };
  }

  #addText(text: string, { marks, url }: Scope) {
    this.#lines.addRun({ text, ...marks, url });
  }

  #current(): Scope {
    return this.#scopes.at(-1) ?? outside;
  }
}

function readTextStyle(scope: Scope, attributes: Attributes, style: Map<string, string>) {
  scope.marks = inheritMarks(scope.marks, scope.tag, style);
  if (scope.tag === 'a') scope.url = sanitizeUrl(attributes.href ?? '');
  if (scope.tag === 'pre') scope.preformatted = true;
  if (attributes.class === 'Apple-converted-space') scope.filling = true;
  if (style.has('mso-spacerun')) scope.filling = true;
  if (style.get('mso-list') === 'ignore') {
    scope.marker = true;
    scope.filling = true;
  }
}
