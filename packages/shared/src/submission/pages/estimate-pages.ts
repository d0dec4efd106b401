import type { DocumentFormat } from '../../contract/document-format.ts';
import type { RichBlock, RichDocument } from '../../richtext/index.ts';
import { blockBoxes } from './block-boxes.ts';
import { lookOf, type Look } from './look.ts';
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
  const look = lookFor(format);
  const boxes = document.flatMap((block) => boxesOf(block, look));
  let page = 0;
  let used = 0;
  let text = 0;
  const nextPage = () => {
    page += 1;
    used = 0;
  };
  boxes.forEach((box, index) => {
    const { lines, lineHeight, after } = box;
    const top = used === 0 ? 0 : box.before;
    if (used > 0 && used + heightToKeep(boxes, index) > look.height + tolerance) nextPage();
    else used += top;
    let rest = lines;
    while (rest > 0) {
      const fitting = Math.max(1, Math.floor((look.height - used + tolerance) / lineHeight));
      if (rest <= fitting) break;
      rest -= dividedAt(rest, fitting);
      nextPage();
    }
    used += rest * lineHeight;
    text = used;
    used += after;
  });
  return boxes.length === 0 ? 0 : page + text / look.height;
}

/** The lines that stay on the page, so that the next page has at least two. */
const dividedAt = (lines: number, fitting: number): number =>
  lines - fitting === 1 && fitting > minLines ? fitting - 1 : fitting;

/** The height that must stay on one page: the first lines of a box, plus the boxes kept with it. */
function heightToKeep(boxes: readonly Box[], index: number): number {
  const box = boxes[index];
  if (!box) return 0;
  const { lines, lineHeight, before, after, keepNext } = box;
  if (keepNext && boxes[index + 1])
    return before + lines * lineHeight + after + heightToKeep(boxes, index + 1);
  // Two lines before a break need two after it.
  return before + (lines <= minLines + 1 ? lines : minLines) * lineHeight;
}

const looks = new Map<string, Look>();

/** Returns the same object for equal formats, so that the cached boxes of unchanged blocks stay valid. */
function lookFor({ font, fontSize, margin, lineSpacing, paper }: DocumentFormat): Look {
  const format = withoutUndefined({ font, fontSize, margin, lineSpacing, paper });
  const key = JSON.stringify(format);
  const cached = looks.get(key);
  if (cached) return cached;
  const look = lookOf(format);
  looks.clear();
  looks.set(key, look);
  return look;
}

const withoutUndefined = (format: DocumentFormat): DocumentFormat =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined));

const laidOut = new WeakMap<RichBlock, { look: Look; boxes: Box[] }>();

function boxesOf(block: RichBlock, look: Look): Box[] {
  const cached = laidOut.get(block);
  if (cached?.look === look) return cached.boxes;
  const boxes = blockBoxes(block, look);
  laidOut.set(block, { look, boxes });
  return boxes;
}
