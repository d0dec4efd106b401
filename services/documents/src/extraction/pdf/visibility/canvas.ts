import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { white } from '../../colors.ts';
import { createBoxAround, containsPoint, intersect, isInOutline } from '../geometry/areas.ts';
import type { Point } from '../geometry/matrix.ts';
import type { Graphics } from '../interpret/graphics-state.ts';
import { isSameColor } from '../interpret/paint-colors.ts';
import type { ImagePaint, Paint, PathPaint } from '../interpret/paints.ts';
import type { Subpath } from '../interpret/parse-subpaths.ts';
import { limits } from '../limits.ts';
import type { Box, Rule } from '../page-model.ts';
import { createBackdrop } from './backdrop.ts';
import { isDot } from './bullets.ts';
import { paintText, type PaintedSpan } from './painted-text.ts';
import { createBandAround, findFrames, boxToRule, outlineToRules } from './ruled-lines.ts';

/** Paint less opaque than this does not change the backdrop. More opaque paint hides the content under it. */
const minVisibleAlpha = 0.3;
const minCoveringAlpha = 0.95;

const { fill, eoFill, stroke, closeStroke, fillStroke, eoFillStroke } = OPS;
const { closeFillStroke, closeEOFillStroke } = OPS;
const fillAndStroke = [fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke];
const fillOperators = new Set<number>([fill, eoFill, ...fillAndStroke]);
const strokeOperators = new Set<number>([stroke, closeStroke, ...fillAndStroke]);

/** Collects everything painted on a page, in order, to determine which text remains visible. */
export class PageCanvas {
  readonly spans: PaintedSpan[] = [];
  readonly rules: Rule[] = [];
  /** Small filled shapes, which may be bullets. */
  readonly dots: Box[] = [];
  readonly #backdrop = createBackdrop();
  readonly #page: { number: number; width: number; height: number };
  #coverTests = 0;

  constructor(number: number, width: number, height: number) {
    this.#page = { number, width, height };
  }

  paint(paint: Paint): void {
    if (paint.type === 'path') this.#paintPath(paint);
    if (paint.type === 'image') this.#paintImage(paint);
    if (paint.type === 'text')
      for (const shownText of paint.shown)
        if (shownText.text.trim())
          this.spans.push(paintText(shownText, paint, this.#page, this.#backdrop));
  }

  #paintPath({ operator, subpaths, graphics }: PathPaint): void {
    const isFilled = fillOperators.has(operator);
    const isStroked = strokeOperators.has(operator);
    if (!isFilled && !isStroked) return;
    const shapes = subpaths.filter(({ points }) => points.length > 1);
    const isWhite = isSameColor(graphics.fill, white);
    const { rules, solid } = findFrames(shapes.map(({ points }) => createBoxAround(points)));
    if (isFilled && !isWhite) this.rules.push(...rules);
    shapes.forEach((shape, index) => {
      const box = solid[index] && intersect(solid[index], graphics.clip);
      if (box && !isWhite && isDot(box) && (shape.isCurved || isFilled)) this.dots.push(box);
      if (box && isFilled) this.#fill(box, shape, graphics, isWhite);
      if (isStroked && !shape.isCurved) this.#stroke(shape.points, graphics);
    });
  }

  #fill(box: Box, { points, isCurved }: Subpath, graphics: Graphics, isWhite: boolean): void {
    const rule = boxToRule(box);
    if (rule) {
      if (!isWhite) this.rules.push(rule);
      return;
    }
    const { fill: color, fillAlpha, blendsNormally } = graphics;
    if (fillAlpha <= minVisibleAlpha) return;
    this.#backdrop.paint(box, color);
    if (color && fillAlpha > minCoveringAlpha && blendsNormally)
      this.#cover(box, (span) => {
        if (!isCurved || isInOutline(points, ...span.middle)) span.isVisible = false;
      });
  }

  #stroke(points: readonly Point[], graphics: Graphics): void {
    const { stroke: color, strokeAlpha, blendsNormally, clip, matrix } = graphics;
    const thickness = graphics.lineWidth * Math.hypot(matrix[0], matrix[1]);
    // a white line separates cells but does not strike out text
    const isWhite = isSameColor(color, white);
    for (const rule of outlineToRules(points, isWhite ? undefined : thickness))
      this.rules.push(rule);
    const band = createBandAround(points, thickness);
    const box = band && intersect(band, clip);
    if (!box || strokeAlpha <= minVisibleAlpha) return;
    this.#backdrop.paint(box, color);
    if (color && strokeAlpha > minCoveringAlpha && blendsNormally)
      this.#cover(box, (span) => (span.isVisible = false));
  }

  #paintImage({ box, isOpaque, graphics }: ImagePaint): void {
    const { width, height } = this.#page;
    const area = intersect(box ?? { left: 0, right: width, top: 0, bottom: height }, graphics.clip);
    if (!area || graphics.fillAlpha <= minVisibleAlpha) return;
    this.#backdrop.paint(area, undefined);
    if (isOpaque && graphics.blendsNormally && graphics.fillAlpha > minCoveringAlpha)
      this.#cover(area, (span) => (span.isUnderImage = true));
  }

  #cover(box: Box, mark: (span: PaintedSpan) => void): void {
    this.#coverTests += this.spans.length;
    if (this.#coverTests > limits.coverTests) return;
    for (const span of this.spans) if (containsPoint(box, ...span.middle)) mark(span);
  }
}
