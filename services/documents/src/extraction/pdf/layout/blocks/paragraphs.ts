import { listMarker } from '../../../text/list-marker.ts';
import type { PageElement, Line, TableElement } from '../../page-model.ts';
import type { LineJoiner } from './hyphenation.ts';
import { roundSize, type Styles } from './styles.ts';

/** Maximum difference in size and column edge between lines of a paragraph, in points. */
const maxSizeDifference = 0.6;
const maxColumnShift = 3;
/** How far a line may start to the left of the previous line, in points. */
const maxOutdent = 2;
/** Maximum distance between lines of a paragraph, in multiples of the leading and of the text size. */
const maxLeadings = 1.28;
const minLeading = 1.25;
/** An indent larger than this multiple of the text size starts a paragraph. */
const maxIndent = 0.8;
const letterWidth = 0.5;
/** The space assumed above a passage at the top of a column, in multiples of the text size. */
const topSpace = 9;

/** The lines of one paragraph, list item or heading. */
export type Passage = {
  lines: Line[];
  text: string;
  /** Space above, in multiples of the text size. */
  above: number;
};
export type Flow = { type: 'passage'; passage: Passage } | { type: 'table'; table: TableElement };

/** Joins lines into passages by distance, size, indent and punctuation, even across columns and pages. */
export function joinPassages(
  elements: PageElement[],
  styles: Styles,
  lineJoiner: LineJoiner,
): Flow[] {
  const flow: Flow[] = [];
  for (const element of elements) {
    if (element.type === 'table') {
      flow.push({ type: 'table', table: element.table });
      continue;
    }
    const { line } = element;
    const last = flow.at(-1);
    const lastPassage = last?.type === 'passage' ? last.passage : undefined;
    const before = lastPassage?.lines.at(-1);
    if (lastPassage && before && continues(lastPassage, before, line, styles)) {
      lastPassage.text = lineJoiner.join(lastPassage.text, line.text);
      lastPassage.lines.push(line);
    } else
      flow.push({
        type: 'passage',
        passage: { lines: [line], text: line.text, above: measureSpaceAbove(before, line) },
      });
  }
  return flow;
}

const measureSpaceAbove = (before: Line | undefined, line: Line): number =>
  before &&
  before.page === line.page &&
  before.rotatedSheet === line.rotatedSheet &&
  line.y > before.y
    ? (line.y - before.y) / line.size
    : topSpace;

function continues(passage: Passage, before: Line, line: Line, styles: Styles): boolean {
  if (before.rotatedSheet !== line.rotatedSheet || !isSameSize(before, line)) return false;
  if (listMarker(line.text) && !isProse(before, line)) return false;
  if (changesWeight(passage, before, line) && !endsMidSentence(before)) return false;
  const isBelow =
    before.page === line.page &&
    line.y > before.y &&
    Math.abs(before.column.left - line.column.left) < maxColumnShift;
  return isBelow ? continuesBelow(passage, before, line, styles) : continuesElsewhere(before, line);
}

const isSameSize = (before: Line, line: Line): boolean =>
  roundSize(before.size) === roundSize(line.size) ||
  Math.abs(before.size - line.size) <= maxSizeDifference;

/** Whether the weight changes between two lines, as between a heading and its text. */
const changesWeight = ({ lines }: Passage, before: Line, line: Line): boolean =>
  before.bold
    ? !line.bold && lines.every(({ bold }) => bold)
    : line.bold && !/^\p{Ll}/u.test(line.text);

/** Whether a line at the top of the next column or page continues a sentence. */
const continuesElsewhere = (before: Line, line: Line): boolean =>
  /^[\p{Ll}(]/u.test(line.text) && !/[.!?:;]["”')\]]?$/.test(before.text);

/** Whether the next line of a column belongs to a passage, by its distance, indent and punctuation. */
function continuesBelow(passage: Passage, before: Line, line: Line, styles: Styles): boolean {
  const distance = (line.y - before.y) / line.size;
  if (distance > Math.max(styles.leading * maxLeadings, minLeading)) return false;
  if (/^\p{Ll}/u.test(line.text)) return true;
  if (endsEarly(before, line)) return endsMidSentence(before) && line.x >= before.x - maxOutdent;
  const first = passage.lines[0] ?? before;
  if (listMarker(passage.text)) return line.x >= first.x - maxOutdent;
  const indent = line.x - (passage.lines.length > 1 ? before.x : first.x);
  return indent <= line.size * maxIndent;
}

/** Whether a line ends early even though the first word of the next line would have fit. */
function endsEarly(before: Line, line: Line): boolean {
  const word = line.text.split(' ')[0] ?? '';
  const wordWidth = word.length * line.size * letterWidth;
  return before.right + wordWidth + line.size < before.column.right;
}

const endsMidSentence = (line: Line) =>
  /(,|\b(and|or|of|the|to|for|in|with|a|an|by|from|at|on|as|that|which|your|our|their))$/i.test(
    line.text,
  );

/** Whether a dash or "o" at the start of a line continues a sentence rather than starting an item. */
const isProse = (before: Line, line: Line) =>
  /^[-–—o]\s/.test(line.text) && /^.\s\p{Ll}/u.test(line.text) && !/[.:;]$/.test(before.text);
