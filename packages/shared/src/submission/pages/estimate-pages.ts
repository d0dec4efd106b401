import type { DocumentFormat } from '../../contract/document-format.ts';
import type { RichBlock, RichDocument } from '../../richtext/index.ts';
import { layOutBlock } from './lay-out-block.ts';
import { createTextLayout, type TextLayout } from './text-layout.ts';
import type { Box } from './paragraph-boxes.ts';

/** Word keeps at least this many lines of a paragraph together. */
const minLines = 2;
/** Rounding must not move a line to the next page. */
const tolerance = 0.5;

/**
 * Estimates the number of pages in the Word file, with the used part of the last page as a fraction. The title block is
 * not included.
 */
export function estimatePages(document: RichDocument, format: DocumentFormat): number {
  const layout = getCachedLayout(format);
  const boxes = document.flatMap((block) => getBoxes(block, layout));
  let page = 0;
  let used = 0;
  let text = 0;
  const nextPage = () => {
    page += 1;
    used = 0;
  };
  boxes.forEach((box, index) => {
    const { lines, lineHeight, leading = 0, after } = box;
    // Word and LibreOffice leave the larger of the two distances between paragraphs, not their sum.
    const top = used === 0 ? 0 : Math.max(0, box.before - (boxes[index - 1]?.after ?? 0));
    const toKeep = computeHeightToKeep(boxes, index) - box.before + top;
    if (used > 0 && used + toKeep > layout.textHeight + tolerance) nextPage();
    else used += top;
    let rest = lines;
    while (rest > 0) {
      const available = layout.textHeight - used + leading + tolerance;
      const fitting = Math.max(1, Math.floor(available / lineHeight));
      if (rest <= fitting) break;
      rest -= countLinesToKeep(rest, fitting);
      nextPage();
    }
    used += rest * lineHeight;
    text = used - leading;
    used += after;
  });
  return boxes.length === 0 ? 0 : page + text / layout.textHeight;
}

/** Counts the lines that stay on the page, leaving at least two for the next page. */
const countLinesToKeep = (lines: number, fitting: number): number =>
  lines - fitting === 1 && fitting > minLines ? fitting - 1 : fitting;

/** Computes the height that must stay together: the first lines of a box, plus the boxes kept with it. */
function computeHeightToKeep(boxes: readonly Box[], index: number): number {
  const box = boxes[index];
  if (!box) return 0;
  const { lines, lineHeight, leading = 0, before, after, keepNext } = box;
  if (keepNext && boxes[index + 1])
    return before + lines * lineHeight + after + computeHeightToKeep(boxes, index + 1);
  // Two lines before a break need two after it.
  return before + (lines <= minLines + 1 ? lines : minLines) * lineHeight - leading;
}

const layouts = new Map<string, TextLayout>();

/** Returns the same object for equal formats, so that the cached boxes of unchanged blocks stay valid. */
function getCachedLayout({
  font,
  fontSize,
  margin,
  lineSpacing,
  paper,
}: DocumentFormat): TextLayout {
  const format = omitUndefined({ font, fontSize, margin, lineSpacing, paper });
  const key = JSON.stringify(format);
  const cached = layouts.get(key);
  if (cached) return cached;
  const layout = createTextLayout(format);
  layouts.clear();
  layouts.set(key, layout);
  return layout;
}

const omitUndefined = (format: DocumentFormat): DocumentFormat =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined));

const laidOut = new WeakMap<RichBlock, { layout: TextLayout; boxes: Box[] }>();

function getBoxes(block: RichBlock, layout: TextLayout): Box[] {
  const cached = laidOut.get(block);
  if (cached?.layout === layout) return cached.boxes;
  const boxes = layOutBlock(block, layout);
  laidOut.set(block, { layout, boxes });
  return boxes;
}
