import type { Block, FormPart } from '@grantwright/shared/contract';
import type { Notes } from '../notes.ts';
import { visibleText } from '../text/visible-text.ts';
import { isElement, isText, tagOf } from './dom.ts';
import { wordsOf } from './forms/controls.ts';
import type { FormMarks } from './forms/mark-form.ts';
import { headingOf, type HeadingMark } from './heading-of.ts';
import { labelRow, type LabelRow } from './label-rows.ts';
import { blocksOfPreformatted } from './preformatted.ts';
import { isLayoutTable, textOfTable } from './tables.ts';

const blockTags =
  /^(address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|html|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|caption|menu|legend)$/;

type Place = { depth: number; ordered: boolean; inItem: boolean };

/** The blocks of an element in reading order: headings, paragraphs, list items with their depth, tables. */
export function blocksOf(root: Element, notes: Notes, form?: FormMarks): Block[] {
  const blocks: Block[] = [];
  let inline = '';

  const clean = (raw: string): string => {
    const { text, hidden } = visibleText(raw);
    notes.hiddenCharacters(hidden);
    return text;
  };

  function flush(place: Place): void {
    const text = clean(inline);
    inline = '';
    if (!text) return;
    for (const part of paragraphsAt(text)) {
      if (place.inItem) {
        blocks.push({
          type: 'item',
          depth: Math.min(8, place.depth),
          ordered: place.ordered,
          text: part,
        });
        place.inItem = false;
      } else blocks.push({ type: 'paragraph', text: part });
    }
  }

  const lookalikes = new WeakSet<Block>();

  function heading(element: Element, mark: HeadingMark, place: Place): void {
    flush(place);
    const text = clean(linesOf(element).replace(/\s+/g, ' '));
    if (!text) return;
    const block: Block = { type: 'heading', level: levelOf(mark), text };
    if (mark === 'lookalike') lookalikes.add(block);
    blocks.push(block);
  }

  /** One below the last heading that says its level. */
  function levelOf(mark: HeadingMark): number {
    if (mark !== 'lookalike') return mark.level;
    const last = blocks.findLast((block) => block.type === 'heading' && !lookalikes.has(block));
    return last?.type === 'heading' ? Math.min(6, last.level + 1) : 1;
  }

  /** What a form asks, with what helps and what may be chosen, each a block of its own. */
  function ofForm(element: Element, field: FormPart | undefined, place: Place): void {
    flush(place);
    const text = clean(wordsOf(element));
    if (!text) return;
    if (tagOf(element) === 'li')
      blocks.push({ type: 'item', depth: 0, ordered: false, text, field });
    else blocks.push({ type: 'paragraph', text, field });
  }

  /** A label beside its value is a row; beside a long passage it is that passage's heading. */
  function labelled({ label, value, simple }: LabelRow, place: Place): void {
    if (!simple) {
      heading(label, 'lookalike', place);
      visit(value, place);
      return;
    }
    flush(place);
    const row = [label, value].map((cell) => clean(linesOf(cell)));
    const last = blocks.at(-1);
    if (last?.type === 'table' && labelTables.has(last)) last.rows.push(row);
    else {
      const table: Block = { type: 'table', rows: [row] };
      labelTables.add(table);
      blocks.push(table);
    }
  }
  const labelTables = new WeakSet<Block>();

  function visit(node: Node, place: Place): void {
    if (isText(node)) {
      inline += (node.textContent ?? '').replace(/\s+/g, ' ');
      return;
    }
    if (!isElement(node)) return;
    const tag = tagOf(node);
    if (tag === 'br') {
      inline += '\n';
      return;
    }
    if (!blockTags.test(tag) && !form?.isTitle(node) && !form?.part(node)) {
      for (const child of node.childNodes) visit(child, place);
      return;
    }
    if (form?.part(node)) return ofForm(node, form.part(node), place);
    const asks = form?.holds(node) ?? false;
    const mark = form?.isTitle(node) ? 'lookalike' : asks ? undefined : headingOf(node);
    if (mark) return heading(node, mark, place);
    const pair = asks ? undefined : labelRow(node);
    if (pair) return labelled(pair, place);
    flush(place);
    if (tag === 'pre')
      return void blocks.push(...blocksOfPreformatted(node.textContent ?? '', notes));
    if (tag === 'table' && !asks && !isLayoutTable(node)) {
      const { titles, rows } = textOfTable(node, clean);
      const caption = clean(node.querySelector('caption')?.textContent ?? '');
      for (const text of [caption, ...titles]) if (text) blocks.push({ type: 'paragraph', text });
      if (rows.length > 0) blocks.push({ type: 'table', rows });
      return;
    }
    if (tag === 'dl' && !asks) return definitions(node, place);
    if (tag === 'ul' || tag === 'ol' || tag === 'menu') {
      const inner = { depth: place.depth + 1, ordered: tag === 'ol', inItem: false };
      for (const child of node.childNodes) visit(child, inner);
      flush(inner);
      return;
    }
    const inner =
      tag === 'li' ? { ...place, depth: Math.max(0, place.depth), inItem: true } : place;
    for (const child of node.childNodes) visit(child, inner);
    flush(inner);
  }

  /** Terms and their definitions are labels and values, so they become the rows of a table. */
  function definitions(list: Element, place: Place): void {
    const simple = !list.querySelector('ul,ol,table,h1,h2,h3,h4,h5,h6');
    if (!simple) {
      for (const child of list.childNodes) visit(child, place);
      flush(place);
      return;
    }
    const rows: string[][] = [];
    for (const part of list.querySelectorAll('dt,dd')) {
      const text = clean(linesOf(part));
      const last = rows.at(-1);
      if (tagOf(part) === 'dt' || !last) rows.push([text, '']);
      else last[1] = [last[1], text].filter(Boolean).join('\n');
    }
    const filled = rows.filter((row) => row.some(Boolean));
    if (filled.length > 0) blocks.push({ type: 'table', rows: filled });
  }

  const start: Place = { depth: -1, ordered: false, inItem: false };
  visit(root, start);
  flush(start);
  return blocks;
}

/** The text of an element, its spaces evened out, with a line for each line break in it. */
function linesOf(node: Node): string {
  if (isText(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (isElement(node) && tagOf(node) === 'br') return '\n';
  return [...node.childNodes].map(linesOf).join('');
}

/** A street or a telephone under a name; "3 June" under "Closing date" belongs to it. */
const startsOfAddress =
  /^(?:\d{1,6}\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\p{Lu}|\(\d{3}\)\s?\d{3})/u;
const longestOfAddress = 55;

/** "1.1 What you want to do" and "(b) how" under "1. Summary (150 words)" stand in lines of their own. */
const numbered =
  /^(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s+(?:\p{Lu}|(?:what|how|why|who|where|when|which|describe|the)\b))|\d{1,2}[.)]|\(\d{1,2}\)|\(?[a-z][.)]|[IVX]{1,4}[.)])\s+\p{L}/u;

/** A line break before a new sentence or label parts paragraphs; within a sentence it is a space. */
export function paragraphsAt(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    const last = parts.at(-1);
    if (!line) parts.push('');
    else if (
      last &&
      !/[.!?:;]$/.test(last) &&
      /^[\p{Ll}\d(,$]/u.test(line) &&
      !numbered.test(line) &&
      !(last.length <= longestOfAddress && startsOfAddress.test(line))
    )
      parts[parts.length - 1] = `${last} ${line}`;
    else parts.push(line);
  }
  return parts.filter(Boolean);
}
