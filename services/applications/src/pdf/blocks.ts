import type { DocumentFormat } from '@grantwright/shared/contract';
import {
  letterNumeral,
  romanNumeral,
  type Inline,
  type RichBlock,
  type RichDocument,
} from '@grantwright/shared/richtext';
import { usualFormat } from '@grantwright/shared/submission';
import { listLines } from '../word/numbering.ts';
import { colors } from '../word/page.ts';
import { piecesOf, type Line } from './line-layout.ts';
import type { PdfPages, Structure, TextStyle } from './pdf-page.ts';
import { drawTable } from './table.ts';

/** Sizes in points, as in the Word file. */
export function stylesOf({ fontSize, lineSpacing = usualFormat.lineSpacing }: DocumentFormat) {
  const size = fontSize ?? usualFormat.fontSize;
  const atLeast = (usual: number) => (fontSize === undefined ? usual : Math.max(usual, fontSize));
  const tight = Math.min(1.05, lineSpacing);
  return {
    body: { size, spacing: lineSpacing },
    title: { size: atLeast(22), spacing: tight },
    subtitle: { size: atLeast(13.5), spacing: lineSpacing, color: colors.muted },
    byline: { size: atLeast(10.5), spacing: lineSpacing, color: colors.muted },
    headings: {
      1: { size: atLeast(15), spacing: lineSpacing },
      2: { size: atLeast(12.5), spacing: lineSpacing },
      3: { size: atLeast(11), spacing: lineSpacing },
    },
    table: { size: atLeast(10), spacing: tight },
    page: { size: atLeast(9), spacing: 1, color: colors.muted },
  } satisfies Record<string, TextStyle | Record<number, TextStyle>>;
}
export type Styles = ReturnType<typeof stylesOf>;

const headingSpace = { 1: [20, 6], 2: [15, 5], 3: [12, 4] } as const;

/** Adds the blocks of a document to a structure element. */
export function drawBlocks(
  pages: PdfPages,
  root: Structure,
  document: RichDocument,
  styles: Styles,
): void {
  for (const block of document) drawBlock(pages, root, block, styles);
}

function drawBlock(pages: PdfPages, root: Structure, block: RichBlock, styles: Styles): void {
  switch (block.type) {
    case 'paragraph':
      drawParagraph(pages, root, block.children, { style: styles.body, after: 8 });
      return;
    case 'heading': {
      const [before, after] = headingSpace[block.level];
      const style = styles.headings[block.level];
      pages.space(before);
      const keep = pages.lineHeight(styles.body) * 2;
      const options = { style, after, tag: `H${block.level}`, bold: true, keep };
      drawParagraph(pages, root, block.children, options);
      return;
    }
    case 'block-quote': {
      const quote = pages.pdf.struct('BlockQuote');
      root.add(quote);
      const style = { ...styles.body, color: colors.muted };
      for (const { children } of block.children)
        drawParagraph(pages, quote, children, { style, after: 8, indent: 24, italic: true });
      quote.end();
      return;
    }
    case 'bulleted-list':
    case 'numbered-list':
      drawList(pages, root, block, styles);
      return;
    case 'table':
      drawTable(pages, root, block, styles);
  }
}

type ParagraphOptions = {
  style: TextStyle;
  after: number;
  tag?: string;
  bold?: boolean;
  italic?: boolean;
  /** On both sides. */
  indent?: number;
  /** The height of the text that must follow on the same page. */
  keep?: number;
};

export function drawParagraph(
  pages: PdfPages,
  root: Structure,
  children: Inline[],
  { style, after, tag = 'P', bold = false, italic = false, indent = 0, keep = 0 }: ParagraphOptions,
): void {
  const width = pages.width - 2 * indent;
  const lines = pages.lines(piecesOf(children, { bold, italic }), width, style);
  const element = pages.pdf.struct(tag);
  root.add(element);
  drawLines(pages, element, lines, { x: pages.left + indent, width, style, keep });
  element.end();
  pages.space(after);
}

type LinesOptions = { x: number; width: number; style: TextStyle; keep?: number };

/** Draws lines from the cursor down, never a single first or last line of a paragraph on a page. */
export function drawLines(
  pages: PdfPages,
  element: Structure,
  lines: Line[],
  { x, width, style, keep = 0 }: LinesOptions,
): void {
  const height = pages.lineHeight(style);
  lines.forEach((line, index) => {
    const left = lines.length - index;
    // a heading stays together and with the text below it
    const together = keep > 0 ? left * height + keep : heightTogether(index, left) * height;
    if (index === 0 || keep === 0) pages.ensure(Math.min(together, pages.pageRoom));
    pages.addLine(element, line, { x, width, style });
    pages.y += height;
  });
}

/** How many lines have to fit on the page for the next one to be drawn on it. */
function heightTogether(index: number, left: number): number {
  if (index === 0) return left <= 3 ? left : 2;
  return left === 2 ? 2 : 1;
}

const bullets = ['•', '–', '▪'];
const indentPerLevel = 20;

function drawList(
  pages: PdfPages,
  root: Structure,
  list: Extract<RichBlock, { type: 'bulleted-list' | 'numbered-list' }>,
  { body }: Styles,
): void {
  const element = pages.pdf.struct('L');
  root.add(element);
  let instances = 0;
  const counters = new Map<string, number>();
  for (const { item, ordered, depth, instance } of listLines(list, () => (instances += 1))) {
    for (const key of counters.keys()) if (Number(key.split(':')[1]) > depth) counters.delete(key);
    const key = `${instance}:${depth}`;
    const number = (counters.get(key) ?? 0) + 1;
    counters.set(key, number);
    const label = ordered ? numberLabel(number, depth) : (bullets[depth % bullets.length] ?? '•');
    const x = pages.left + indentPerLevel * (depth + 1);
    const width = pages.width - indentPerLevel * (depth + 1);
    const lines = pages.lines(piecesOf(item.children[0].children), width, body);
    const entry = pages.pdf.struct('LI');
    element.add(entry);
    pages.ensure(pages.lineHeight(body) * Math.min(lines.length, 2));
    const mark = pages.pdf.struct('Lbl');
    entry.add(mark);
    const [line] = pages.lines(piecesOf([{ text: label }]), indentPerLevel, body);
    const place = { x: x - indentPerLevel, width: indentPerLevel, style: body };
    if (line) pages.addLine(mark, line, place);
    mark.end();
    const content = pages.pdf.struct('LBody');
    entry.add(content);
    drawLines(pages, content, lines, { x, width, style: body });
    content.end();
    entry.end();
    pages.space(4);
  }
  element.end();
  pages.space(4);
}

function numberLabel(number: number, depth: number): string {
  const kind = depth % 3;
  if (kind === 0) return `${number}.`;
  return kind === 1 ? `${letterNumeral(number)}.` : `${romanNumeral(number)}.`;
}
