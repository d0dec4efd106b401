import type { PDFPageProxy } from 'pdfjs-dist';
import { createFieldSpans } from './annotations/create-field-spans.ts';
import { readAnnotations, type Field } from './annotations/read-annotations.ts';
import { createFontTexts } from './encoding/font-texts.ts';
import { toMatrix } from './geometry/matrix.ts';
import { interpretOperators } from './interpret/operators.ts';
import { createFontLookup } from './interpret/create-font-lookup.ts';
import type { Layers } from './interpret/paints.ts';
import type { PageContent } from './page-model.ts';
import { toBullets } from './visibility/bullets.ts';
import { PageCanvas } from './visibility/canvas.ts';
import { removeStruckText } from './visibility/remove-struck-text.ts';
import { splitByDirection } from './visibility/text-directions.ts';
import { selectVisibleSpans, removeDecoration } from './visibility/ocr-and-decoration.ts';

/**
 * Extracts the visible text of a page with its position, size and weight, and the lines drawn on the page. Interprets
 * the page description itself, because the text content from pdf.js lacks colors and the shapes painted over and under
 * the text.
 */
export async function readPageContent(page: PDFPageProxy, layers: Layers): Promise<PageContent> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const base = toMatrix(transform);
  const operators = await page.getOperatorList();
  const { strikeOuts, fields, files } = await readAnnotations(page, base);

  const canvas = new PageCanvas(page.pageNumber, width, height);
  const fontTexts = createFontTexts();
  const undrawnFields = new Set<Field>(fields.values());
  for (const paint of interpretOperators(operators, {
    page,
    base,
    layers,
    fields,
    fonts: createFontLookup(page),
  })) {
    canvas.paint(paint);
    if (paint.type !== 'text') continue;
    fontTexts.add(paint);
    if (paint.field) undrawnFields.delete(paint.field);
  }

  const painted = removeDecoration(canvas.spans);
  const { spans, hidden } = selectVisibleSpans([...painted, ...toBullets(canvas.dots, painted)]);
  const { main, rotated, diagonalTexts } = splitByDirection({
    ...{ number: page.pageNumber, width, height, strikeOuts, rules: canvas.rules },
    spans: [...spans, ...createFieldSpans([...undrawnFields], spans)],
  });
  return {
    ...removeStruckText(main),
    rotated: rotated.map((sheet) => ({ ...removeStruckText(sheet), isAbove: sheet.isAbove })),
    ...{ hidden, files, diagonalTexts, fontTexts: fontTexts.list() },
  };
}
