import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box } from './layout.ts';
import { apply, type Matrix } from './matrix.ts';
import { boxOf } from './paths.ts';

export type PageAnnotations = {
  /** Where annotations strike text out, each box one line of text high. */
  strikeOuts: Box[];
};

const hiddenFlags = 0x02 | 0x20;

/** What the annotations of a page say about its text. `base` places them on the page. */
export async function readAnnotations(page: PDFPageProxy, base: Matrix): Promise<PageAnnotations> {
  const annotations: unknown[] = await page.getAnnotations().catch(() => []);
  const strikeOuts = annotations.flatMap((annotation) => {
    const isShown = (Number(read(annotation, 'annotationFlags')) & hiddenFlags) === 0;
    return isShown && read(annotation, 'subtype') === 'StrikeOut'
      ? quadBoxes(read(annotation, 'quadPoints'), base)
      : [];
  });
  return { strikeOuts };
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Quadrilaterals of four points each, of which pdf.js makes a flat list of numbers. */
function quadBoxes(points: unknown, base: Matrix): Box[] {
  const flat = Array.from((points ?? []) as ArrayLike<number>, Number);
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= flat.length; at += 8) {
    const corners = [0, 2, 4, 6].map((corner) =>
      apply(base, flat[at + corner] ?? 0, flat[at + corner + 1] ?? 0),
    );
    boxes.push(boxOf(corners));
  }
  return boxes;
}
