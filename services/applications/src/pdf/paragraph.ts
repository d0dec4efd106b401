import type { Inline } from '@grantwright/shared/richtext';
import { piecesOf, type Line } from './line-layout.ts';
import type { PdfPages, Place, Structure, TextStyle } from './pdf-page.ts';

type ParagraphLook = {
  style: TextStyle;
  bold?: boolean;
  italic?: boolean;
  /** On the left. */
  indent?: number;
  /** On the right. */
  indentEnd?: number;
};

/** The lines of a paragraph, and where they are drawn. */
export type LaidOut = { lines: Line[]; place: Place };

export function layOutParagraph(
  pages: PdfPages,
  children: Inline[],
  { style, bold = false, italic = false, indent = 0, indentEnd = 0 }: ParagraphLook,
): LaidOut {
  const width = pages.width - indent - indentEnd;
  return {
    lines: pages.lines(piecesOf(children, { bold, italic }), width, style),
    place: { x: pages.left + indent, width, style },
  };
}

/** The height of the lines that the first one is kept with. */
export const startOf = (pages: PdfPages, { lines, place }: LaidOut): number =>
  linesTogether(0, lines.length) * pages.lineHeight(place.style);

export function drawParagraph(
  pages: PdfPages,
  root: Structure,
  paragraph: LaidOut,
  { after, tag = 'P' }: { after: number; tag?: string },
): void {
  const element = pages.pdf.struct(tag);
  root.add(element);
  drawLines(pages, element, paragraph);
  element.end();
  pages.space(after);
}

/** Draws lines from the cursor down, never a single first or last line of a paragraph on a page. */
export function drawLines(pages: PdfPages, element: Structure, { lines, place }: LaidOut): void {
  const height = pages.lineHeight(place.style);
  lines.forEach((line, index) => {
    pages.ensure(linesTogether(index, lines.length - index) * height);
    pages.addLine(element, line, place);
    pages.y += height;
  });
}

/** How many lines have to fit on the page for the next one to be drawn on it. */
function linesTogether(index: number, left: number): number {
  if (index === 0) return left <= 3 ? left : 2;
  return left === 2 ? 2 : 1;
}
