import type { Structure } from '@grantwright/shared/pdf';
import type { Inline } from '@grantwright/shared/richtext';
import { toPieces, type Line } from './line-layout.ts';
import type { PdfPages, Place, TextStyle } from './pdf-page.ts';

type ParagraphLook = {
  style: TextStyle;
  bold?: boolean;
  italic?: boolean;
  /** The left indent. */
  indent?: number;
  /** The right indent. */
  indentEnd?: number;
};

/** The lines of a paragraph and their position. */
export type LaidOutParagraph = { lines: Line[]; place: Place };

export function layOutParagraph(
  pages: PdfPages,
  children: Inline[],
  { style, bold = false, italic = false, indent = 0, indentEnd = 0 }: ParagraphLook,
): LaidOutParagraph {
  const width = pages.width - indent - indentEnd;
  return {
    lines: pages.lines(toPieces(children, { bold, italic }), width, style),
    place: { x: pages.left + indent, width, style },
  };
}

/** Returns the height of the first lines, which must stay on the same page. */
export const findLineStart = (pages: PdfPages, { lines, place }: LaidOutParagraph): number =>
  countLinesTogether(0, lines.length) * pages.lineHeight(place.style);

export function drawParagraph(
  pages: PdfPages,
  root: Structure,
  paragraph: LaidOutParagraph,
  { after, tag = 'P' }: { after: number; tag?: string },
): void {
  const element = pages.pdf.struct(tag);
  root.add(element);
  drawLines(pages, element, paragraph);
  element.end();
  pages.space(after);
}

/** Draws lines from the cursor down, without widows or orphans. */
export function drawLines(
  pages: PdfPages,
  element: Structure,
  { lines, place }: LaidOutParagraph,
): void {
  const height = pages.lineHeight(place.style);
  lines.forEach((line, index) => {
    pages.ensure(countLinesTogether(index, lines.length - index) * height);
    pages.addLine(element, line, place);
    pages.y += height;
  });
}

/** Returns the number of lines that must fit on the page before the next line may be drawn there. */
function countLinesTogether(index: number, left: number): number {
  if (index === 0) return left <= 3 ? left : 2;
  return left === 2 ? 2 : 1;
}
