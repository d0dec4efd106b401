import { listMarker } from '../../text/list-marker.ts';
import type { Hyphens } from './hyphenation.ts';
import type { Element, Line, TableElement } from '../page-model.ts';
import { sizeStep, type Styles } from './styles.ts';

/** The lines of one paragraph, list item or heading. */
export type Passage = {
  lines: Line[];
  text: string;
  /** Space above, in multiples of the text size. */
  above: number;
};
export type Flow = { type: 'passage'; passage: Passage } | { type: 'table'; table: TableElement };

/** Joins lines into passages by distance, size, indent and punctuation, including across columns and pages. */
export function passagesOf(elements: Element[], styles: Styles, hyphens: Hyphens): Flow[] {
  const flow: Flow[] = [];
  for (const element of elements) {
    if (element.type === 'table') {
      flow.push({ type: 'table', table: element.table });
      continue;
    }
    const { line } = element;
    const last = flow.at(-1);
    const open = last?.type === 'passage' ? last.passage : undefined;
    const before = open?.lines.at(-1);
    if (open && before && continues(open, before, line, styles)) {
      open.text = hyphens.join(open.text, line.text);
      open.lines.push(line);
    } else
      flow.push({
        type: 'passage',
        passage: { lines: [line], text: line.text, above: spaceAbove(before, line) },
      });
  }
  return flow;
}

const spaceAbove = (before: Line | undefined, line: Line): number =>
  before &&
  before.page === line.page &&
  before.rotatedPage === line.rotatedPage &&
  line.y > before.y
    ? (line.y - before.y) / line.size
    : 9;

function continues(passage: Passage, before: Line, line: Line, styles: Styles): boolean {
  if (before.rotatedPage !== line.rotatedPage) return false;
  if (sizeStep(before.size) !== sizeStep(line.size) && Math.abs(before.size - line.size) > 0.6)
    return false;
  if (listMarker(line.text) && !isProse(before, line)) return false;
  const first = passage.lines[0] ?? before;
  const isHeading = first.bold && !line.bold && passage.lines.every((line) => line.bold);
  if (isHeading && !endsMidSentence(before)) return false;
  if (!before.bold && line.bold && !endsMidSentence(before) && !/^\p{Ll}/u.test(line.text))
    return false;
  const isNextLine =
    before.page === line.page &&
    line.y > before.y &&
    Math.abs(before.column.left - line.column.left) < 3;
  if (!isNextLine) return /^[\p{Ll}(]/u.test(line.text) && !/[.!?:;]["”')\]]?$/.test(before.text);
  const distance = (line.y - before.y) / line.size;
  if (distance > Math.max(styles.leading * 1.28, 1.25)) return false;
  const startsLower = /^[\p{Ll}]/u.test(line.text);
  if (endsEarly(before, line) && !startsLower)
    return endsMidSentence(before) && line.x >= before.x - 2;
  const isItem = listMarker(passage.text) !== undefined;
  const indent = line.x - (passage.lines.length > 1 ? before.x : first.x);
  if (!isItem && indent > line.size * 0.8 && !startsLower) return false;
  if (isItem && line.x < first.x - 2 && !startsLower) return false;
  return true;
}

/** Whether a line ends early although the first word of the next line would have fit. */
function endsEarly(before: Line, line: Line): boolean {
  const word = line.text.split(' ')[0] ?? '';
  const wordWidth = word.length * line.size * 0.5;
  return before.right + wordWidth + line.size < before.column.right;
}

const endsMidSentence = (line: Line) =>
  /(,|\b(and|or|of|the|to|for|in|with|a|an|by|from|at|on|as|that|which|your|our|their))$/i.test(
    line.text,
  );

/** Whether a dash or "o" at the start of a line continues a sentence instead of starting an item. */
const isProse = (before: Line, line: Line) =>
  /^[-–—o]\s/.test(line.text) && /^.\s\p{Ll}/u.test(line.text) && !/[.:;]$/.test(before.text);
