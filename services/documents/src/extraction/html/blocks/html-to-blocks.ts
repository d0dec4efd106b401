import type { Block, FormPart } from '@grantwright/shared/contract';
import type { Notes } from '../../notes.ts';
import { isElement, isText, getTag } from '../dom.ts';
import type { FormAnnotations } from '../forms/form-annotations.ts';
import { getWords } from '../forms/controls.ts';
import { getHeadingKind, type HeadingKind } from './headings.ts';
import { findLabeledValue, type LabeledValue } from './labeled-values.ts';
import { splitPreformatted } from './preformatted.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { isLayoutTable, listTextLines, tableToText } from './tables.ts';

const blockTags =
  /^(address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|html|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|caption|menu|legend)$/;
const maxDepth = 8;

/** The list around a node. `isItem` is true until the item's text has been turned into a block. */
type ListContext = { depth: number; ordered: boolean; isItem: boolean };

/** Returns the headings, paragraphs, list items and tables of an element in document order. */
export function htmlToBlocks(root: Element, notes: Notes, form?: FormAnnotations): Block[] {
  const builder = new BlockBuilder(notes, form);
  const context = { depth: -1, ordered: false, isItem: false };
  builder.visit(root, context);
  builder.flush(context);
  return builder.blocks;
}

class BlockBuilder {
  readonly blocks: Block[] = [];
  readonly #notes: Notes;
  readonly #form: FormAnnotations | undefined;
  /** Inline text that is not yet in a block. */
  #inline = '';
  readonly #lookalikeHeadings = new WeakSet<Block>();
  readonly #labelTables = new WeakSet<Block>();

  constructor(notes: Notes, form: FormAnnotations | undefined) {
    this.#notes = notes;
    this.#form = form;
  }

  visit(node: Node, context: ListContext): void {
    if (isText(node)) this.#inline += (node.textContent ?? '').replace(/\s+/g, ' ');
    if (!isElement(node)) return;
    const tag = getTag(node);
    const part = this.#form?.partOf(node);
    const isFormTitle = this.#form?.isTitle(node) ?? false;
    if (tag === 'br') this.#inline += '\n';
    else if (part) this.#addFormPart(node, part, context);
    else if (isFormTitle) this.#addHeading(node, 'lookalike', context);
    else if (!blockTags.test(tag)) this.#visitChildren(node, context);
    else if (this.#form?.containsPart(node)) this.#visitContainer(node, context);
    else this.#addBlock(node, context);
  }

  /** Turns the inline text into paragraphs. The first paragraph in a list item becomes the item. */
  flush(context: ListContext): void {
    const text = this.#notes.clean(this.#inline);
    this.#inline = '';
    for (const paragraph of splitParagraphs(text)) {
      const { depth, ordered, isItem } = context;
      this.blocks.push(
        isItem
          ? { type: 'item', depth: Math.min(maxDepth, depth), ordered, text: paragraph }
          : { type: 'paragraph', text: paragraph },
      );
      context.isItem = false;
    }
  }

  #visitChildren(node: Node, context: ListContext): void {
    for (const child of node.childNodes) this.visit(child, context);
  }

  #addBlock(element: Element, context: ListContext): void {
    const heading = getHeadingKind(element);
    if (heading) return this.#addHeading(element, heading, context);
    const labeled = findLabeledValue(element);
    if (labeled) return this.#addLabeledValue(labeled, context);
    const tag = getTag(element);
    if (tag === 'pre') {
      this.flush(context);
      this.blocks.push(...splitPreformatted(element.textContent ?? '', this.#notes));
    } else if (tag === 'table' && !isLayoutTable(element)) this.#addTable(element, context);
    else if (tag === 'dl' && !element.querySelector('ul,ol,table,h1,h2,h3,h4,h5,h6'))
      this.#addDefinitions(element, context);
    else this.#visitContainer(element, context);
  }

  #visitContainer(element: Element, context: ListContext): void {
    this.flush(context);
    const inner = enterList(element, context);
    this.#visitChildren(element, inner);
    this.flush(inner);
  }

  #addHeading(element: Element, kind: HeadingKind, context: ListContext): void {
    this.flush(context);
    const text = this.#notes.clean(listTextLines(element).replace(/\s+/g, ' '));
    if (!text) return;
    const block: Block = { type: 'heading', level: this.#levelOf(kind), text };
    if (kind === 'lookalike') this.#lookalikeHeadings.add(block);
    this.blocks.push(block);
  }

  /** Returns the level of a heading. A lookalike is one level below the last marked-up heading. */
  #levelOf(kind: HeadingKind): number {
    if (kind !== 'lookalike') return kind.level;
    const last = this.blocks.findLast(
      (block) => block.type === 'heading' && !this.#lookalikeHeadings.has(block),
    );
    return last?.type === 'heading' ? Math.min(6, last.level + 1) : 1;
  }

  #addFormPart(element: Element, field: FormPart, context: ListContext): void {
    this.flush(context);
    const text = this.#notes.clean(getWords(element));
    if (!text) return;
    this.blocks.push(
      getTag(element) === 'li'
        ? { type: 'item', depth: 0, ordered: false, text, field }
        : { type: 'paragraph', text, field },
    );
  }

  /** Adds a label and a short value as a table row, or a label and a long value as a heading and text. */
  #addLabeledValue({ label, value, isShort }: LabeledValue, context: ListContext): void {
    if (!isShort) {
      this.#addHeading(label, 'lookalike', context);
      this.visit(value, context);
      return;
    }
    this.flush(context);
    const row = [label, value].map((cell) => this.#notes.clean(listTextLines(cell)));
    const last = this.blocks.at(-1);
    if (last?.type === 'table' && this.#labelTables.has(last)) last.rows.push(row);
    else {
      const table: Block = { type: 'table', rows: [row] };
      this.#labelTables.add(table);
      this.blocks.push(table);
    }
  }

  #addTable(table: Element, context: ListContext): void {
    this.flush(context);
    const { titles, rows } = tableToText(table, (raw) => this.#notes.clean(raw));
    const caption = this.#notes.clean(table.querySelector('caption')?.textContent ?? '');
    for (const text of [caption, ...titles])
      if (text) this.blocks.push({ type: 'paragraph', text });
    if (rows.length > 0) this.blocks.push({ type: 'table', rows });
  }

  /** Turns terms and definitions into table rows with two cells. */
  #addDefinitions(list: Element, context: ListContext): void {
    this.flush(context);
    const rows: string[][] = [];
    for (const part of list.querySelectorAll('dt,dd')) {
      const text = this.#notes.clean(listTextLines(part));
      const last = rows.at(-1);
      if (getTag(part) === 'dt' || !last) rows.push([text, '']);
      else last[1] = [last[1], text].filter(Boolean).join('\n');
    }
    const filled = rows.filter((row) => row.some(Boolean));
    if (filled.length > 0) this.blocks.push({ type: 'table', rows: filled });
  }
}

function enterList(element: Element, context: ListContext): ListContext {
  switch (getTag(element)) {
    case 'ul':
    case 'ol':
    case 'menu':
      return { depth: context.depth + 1, ordered: getTag(element) === 'ol', isItem: false };
    case 'li':
      return { ...context, depth: Math.max(0, context.depth), isItem: true };
    default:
      return context;
  }
}
