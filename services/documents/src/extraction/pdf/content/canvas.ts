import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, PageContent, Rule } from '../page-model.ts';
import type { Field } from './annotations.ts';
import { white } from '../../css/colors.ts';
import { createBackdrop, isSameColor } from './backdrop.ts';
import { boxAround, contains, intersect } from './boxes.ts';
import { bulletsOf, isDot } from './bullets.ts';
import { fieldSpans } from './form-fields.ts';
import type { ShownText } from './glyphs.ts';
import type { Graphics } from './graphics-state.ts';
import type { Point } from './matrix.ts';
import type { ImagePaint, Paint, PathPaint, TextPaint } from './interpreter-types.ts';
import {
  bandAround,
  framesOf,
  isInOutline,
  ruleOfBox,
  rulesOfOutline,
  type Subpath,
} from './paths.ts';
import { splitByDirection } from './text-directions.ts';
import {
  contrastOf,
  minTextSize,
  minTitleSize,
  type PaintedSpan,
  unpaintedModes,
  visibleSpans,
  withoutDecoration,
} from './visible-text.ts';

/** Less opaque paint does not change the backdrop; more opaque paint hides what is under it. */
const minVisibleAlpha = 0.3;
const minCoveringAlpha = 0.95;
/** Maps and charts have so many shapes that testing each against all text takes too long. */
const maxCoverTests = 20_000_000;

const { fill, eoFill, stroke, closeStroke, fillStroke, eoFillStroke } = OPS;
const { closeFillStroke, closeEOFillStroke } = OPS;
const fillAndStroke = [fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke];
const fillOperators = new Set<number>([fill, eoFill, ...fillAndStroke]);
const strokeOperators = new Set<number>([stroke, closeStroke, ...fillAndStroke]);

/** Collects everything painted on a page, in order, to determine which text remains visible. */
export class PageCanvas {
  readonly #backdrop = createBackdrop();
  readonly #rules: Rule[] = [];
  readonly #spans: PaintedSpan[] = [];
  readonly #dots: Box[] = [];
  readonly #page: { number: number; width: number; height: number };
  #coverTests = 0;

  constructor(number: number, width: number, height: number) {
    this.#page = { number, width, height };
  }

  paint(paint: Paint): void {
    if (paint.type === 'text')
      for (const shownText of paint.shown) this.#paintText(shownText, paint);
    if (paint.type === 'path') this.#paintPath(paint);
    if (paint.type === 'image') this.#paintImage(paint);
  }

  /** The visible content of the page, including its annotations. */
  content(strikeOuts: Box[], fields: Field[]): PageContent {
    const painted = withoutDecoration(this.#spans);
    const upright = painted.filter(({ angle }) => angle === 0);
    const bullets = bulletsOf(this.#dots, upright).map((bullet) => ({ ...bullet, starts: [0] }));
    const { spans, hidden } = visibleSpans([...painted, ...bullets]);
    const all = [...spans, ...fieldSpans(fields, spans)];
    return {
      ...splitByDirection({ spans: all, rules: this.#rules, strikeOuts }, this.#page),
      hidden,
    };
  }

  #paintText(shownText: ShownText, { font, graphics, isArtifact }: TextPaint): void {
    if (!shownText.text.trim()) return;
    const { x, y, width, size, angle, starts, text, isBlank } = shownText;
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const pointAt = (along: number): Point => [
      x + cos * along + sin * size * 0.3,
      y + sin * along - cos * size * 0.3,
    ];
    const middle = pointAt(width / 2);
    const isUnpainted = unpaintedModes.has(graphics.renderingMode) || isBlank;
    const isTitle = size >= minTitleSize && this.#page.number === 1;
    const isOnPage = x > -5 && x < this.#page.width && y > 0 && y < this.#page.height + 5;
    const isClipped = graphics.clip !== undefined && !contains(graphics.clip, ...middle);
    const backdrop = this.#backdrop.at(...pointAt(Math.min(width / 2, size)));
    const contrast = contrastOf(graphics, backdrop);
    const hasContrast = contrast === 'visible' || (contrast === 'same' && (isTitle || isUnpainted));
    this.#spans.push({
      ...{ text, x, y, width, size, angle, starts, middle },
      bold: font.bold,
      italic: font.italic,
      isVisible: isOnPage && !isClipped && size >= minTextSize && hasContrast,
      isUnpainted,
      isUnderImage: false,
      isArtifact,
    });
  }

  #paintPath({ operator, subpaths, graphics }: PathPaint): void {
    const isFilled = fillOperators.has(operator);
    const isStroked = strokeOperators.has(operator);
    if (!isFilled && !isStroked) return;
    const shapes = subpaths.filter(({ points }) => points.length > 1);
    const isWhite = graphics.fill !== undefined && isSameColor(graphics.fill, white);
    const { rules, solid } = framesOf(shapes.map(({ points }) => boxAround(points)));
    if (isFilled && !isWhite) this.#rules.push(...rules);
    shapes.forEach((shape, index) => {
      const box = solid[index] && intersect(solid[index], graphics.clip);
      if (box && !isWhite && isDot(box) && (shape.isCurved || isFilled)) this.#dots.push(box);
      if (box && isFilled) this.#fill(box, shape, graphics, isWhite);
      if (isStroked && !shape.isCurved) this.#stroke(shape.points, graphics);
    });
  }

  #fill(box: Box, { points, isCurved }: Subpath, graphics: Graphics, isWhite: boolean): void {
    const rule = ruleOfBox(box);
    if (rule) {
      if (!isWhite) this.#rules.push(rule);
      return;
    }
    const { fill: color, fillAlpha, isOpaque } = graphics;
    if (fillAlpha <= minVisibleAlpha) return;
    this.#backdrop.paint(box, color);
    if (color && fillAlpha > minCoveringAlpha && isOpaque)
      this.#cover(box, (span) => {
        if (!isCurved || isInOutline(points, ...span.middle)) span.isVisible = false;
      });
  }

  #stroke(points: readonly Point[], graphics: Graphics): void {
    const { stroke: color, strokeAlpha, isOpaque, clip, matrix } = graphics;
    const thickness = graphics.lineWidth * Math.hypot(matrix[0], matrix[1]);
    const isWhite = color !== undefined && isSameColor(color, white);
    for (const rule of rulesOfOutline(points, thickness))
      this.#rules.push(isWhite ? { ...rule, thickness: undefined } : rule);
    const band = bandAround(points, thickness);
    const box = band && intersect(band, clip);
    if (!box || strokeAlpha <= minVisibleAlpha) return;
    this.#backdrop.paint(box, color);
    if (color && strokeAlpha > minCoveringAlpha && isOpaque)
      this.#cover(box, (span) => (span.isVisible = false));
  }

  #paintImage({ box, isOpaque, graphics }: ImagePaint): void {
    const { width, height } = this.#page;
    const area = intersect(box ?? { left: 0, right: width, top: 0, bottom: height }, graphics.clip);
    if (!area || graphics.fillAlpha <= minVisibleAlpha) return;
    this.#backdrop.paint(area, undefined);
    if (isOpaque && graphics.isOpaque && graphics.fillAlpha > minCoveringAlpha)
      this.#cover(area, (span) => (span.isUnderImage = true));
  }

  #cover(box: Box, mark: (span: PaintedSpan) => void): void {
    this.#coverTests += this.#spans.length;
    if (this.#coverTests > maxCoverTests) return;
    for (const span of this.#spans) if (contains(box, ...span.middle)) mark(span);
  }
}
