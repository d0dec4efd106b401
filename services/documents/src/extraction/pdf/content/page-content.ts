import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageContent } from '../page-model.ts';
import { readAnnotations, type Field } from './annotations.ts';
import { PageCanvas } from './canvas.ts';
import { createFontTexts } from './font-texts.ts';
import { initialState } from './graphics-state.ts';
import type { Layers } from './interpreter-types.ts';
import { toMatrix } from './matrix.ts';
import { interpret } from './operators.ts';
import { pageFonts } from './page-fonts.ts';

/**
 * Extracts the visible text of a page with its position, size and weight, and the lines drawn on the page.
 * Interprets the page description itself, because the text content of pdf.js has neither colors nor
 * what is painted above and below the text.
 */
export async function pageContent(page: PDFPageProxy, layers: Layers): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const base = toMatrix(viewport.transform);
  const list = await page.getOperatorList();
  const { strikeOuts, fields, files } = await readAnnotations(page, base);
  const resources = { page, base, layers, fields, fonts: pageFonts(page) };
  const canvas = new PageCanvas(page.pageNumber, viewport.width, viewport.height);
  const fontTexts = createFontTexts();
  const drawnFields = new Set<Field>();

  let state = initialState(base);
  list.fnArray.forEach((operator, index) => {
    const operands: unknown[] = list.argsArray[index] ?? [];
    const step = interpret(operator, state, operands, resources);
    state = step.state;
    if (!step.paint) return;
    canvas.paint(step.paint);
    if (step.paint.type !== 'text') return;
    const { graphics, font, glyphs, field } = step.paint;
    fontTexts.add(graphics.font, font, glyphs);
    if (field) drawnFields.add(field);
  });

  const undrawnFields = [...fields.values()].filter(
    (field) => field.replacesDrawing || !drawnFields.has(field),
  );
  return {
    ...canvas.content(strikeOuts, undrawnFields),
    fontTexts: fontTexts.list(),
    ...(files.length > 0 && { files }),
  };
}
