import { setAttributes, type Structure } from '@grantwright/shared/pdf';
import { toLetterNumeral, toRomanNumeral, type List } from '@grantwright/shared/richtext';
import { listLines, type ListLine } from '../export/list-lines.ts';
import type { Box } from './box.ts';
import { toPieces } from './line-layout.ts';
import { drawLines, layOutParagraph, findLineStart, type LaidOutParagraph } from './paragraph.ts';
import type { PdfPages, TextStyle } from './pdf-page.ts';
import type { Styles } from './styles.ts';

const indentPerLevel = 20;
/** The space between the text and a label that is wider than its indent. */
const labelGap = 4;
const bullets = ['•', '–', '▪'];
const numberings = [
  { name: 'Decimal', numeral: String },
  { name: 'LowerAlpha', numeral: toLetterNumeral },
  { name: 'LowerRoman', numeral: toRomanNumeral },
];
const getNumbering = (depth: number) => numberings[depth % numberings.length];

/** Lays out a list with its nested lists. */
export function listBox(
  pages: PdfPages,
  root: Structure,
  block: List,
  { body: style }: Pick<Styles, 'body'>,
): Box {
  let instances = 0;
  const items = listLines(block, () => (instances += 1));
  const [first] = items;
  return {
    before: 0,
    start: first ? findLineStart(pages, layOutItem(pages, first, { count: 1, style }).text) : 0,
    draw() {
      const open: OpenList[] = [];
      for (const item of items)
        drawItem(pages, item, { list: findOrOpenList(pages, root, open, item), style });
      open[0]?.element.end();
      pages.space(4);
    },
  };
}

/** An open list and its last item, whose body contains nested lists. */
type OpenList = {
  instance: number;
  count: number;
  element: Structure;
  lastItem?: Structure;
  lastBody?: Structure;
};

/** Returns the open list for an item, or starts a new one. */
function findOrOpenList(
  pages: PdfPages,
  root: Structure,
  open: OpenList[],
  { ordered, depth, instance }: ListLine,
): OpenList {
  const isOver = (index: number) => index > depth || open[index]?.instance !== instance;
  while (open.length > depth && isOver(open.length - 1)) open.pop()?.element.end();
  const current = open[depth];
  if (current) return current;
  const element = pages.pdf.struct('L');
  const numbering = ordered ? getNumbering(depth)?.name : undefined;
  setAttributes(element, { O: 'List', ListNumbering: numbering ?? 'Disc' });
  (open.at(-1)?.lastBody ?? root).add(element);
  const opened: OpenList = { instance, count: 0, element };
  open.push(opened);
  return opened;
}

type ItemOptions = { list: OpenList; style: TextStyle };

function drawItem(pages: PdfPages, item: ListLine, { list, style }: ItemOptions): void {
  list.count += 1;
  const { label, text } = layOutItem(pages, item, { count: list.count, style });
  // keeps the label on the same page as the text
  pages.ensure(findLineStart(pages, text));
  list.lastItem?.end();
  const element = pages.pdf.struct('LI');
  list.element.add(element);
  list.lastItem = element;
  const mark = pages.pdf.struct('Lbl');
  element.add(mark);
  for (const line of label.lines) pages.addLine(mark, line, label.place);
  mark.end();
  const body = pages.pdf.struct('LBody');
  element.add(body);
  list.lastBody = body;
  drawLines(pages, body, text);
  pages.space(4);
}

function layOutItem(
  pages: PdfPages,
  { item, ordered, depth }: ListLine,
  { count, style }: { count: number; style: TextStyle },
): { label: LaidOutParagraph; text: LaidOutParagraph } {
  const numeral = ordered && getNumbering(depth)?.numeral(count);
  const label = numeral ? `${numeral}.` : (bullets[depth % bullets.length] ?? '•');
  const lines = pages.lines(toPieces([{ text: label }]), Infinity, style);
  const width = lines[0]?.width ?? 0;
  const labelIndent = Math.min(indentPerLevel * depth, pages.width / 2);
  const indent = labelIndent + Math.max(indentPerLevel, width + labelGap);
  return {
    label: { lines, place: { x: pages.left + labelIndent, width, style } },
    text: layOutParagraph(pages, item.children[0].children, { style, indent }),
  };
}
