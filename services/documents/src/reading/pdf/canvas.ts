import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Field } from './annotations.ts';
import { blend, createBackdrop, isSameColor } from './backdrop.ts';
import { bulletsOf, isDot } from './bullets.ts';
import { fieldSpans } from './form-fields.ts';
import { type DirectedSpan, inFrames } from './frames.ts';
import type { FontFacts, Shown } from './glyphs.ts';
import type { Box, PageContent, Rule } from './layout.ts';
import {
  boxOf,
  framesOf,
  intersect,
  isInOutline,
  isWithin,
  ruleOfBox,
  rulesOfOutline,
  subpaths,
} from './paths.ts';
import type { GraphicsState } from './text-state.ts';

/** Text of this size is a title; over a picture, which is not decoded here, it may well be white. */
const titleSize = 16;
const smallestSize = 1.6;
const invisibleMode = 3;
const clippingMode = 7;
/** Letters of which only the outline is painted. */
const outlined = new Set([1, 5]);
/** Letters of which the outline is painted as well. */
const both = new Set([2, 6]);
const thinnestBand = 5;
/** So many texts are looked at for what covers them; a page of maps and charts would take more. */
const mostLooks = 20_000_000;
const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const strokes = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

type Painted = DirectedSpan & {
  /** The middle of its letters on the page, where it is looked at. */
  middle: [x: number, y: number];
  seen: boolean;
  unpainted: boolean;
  /** A picture was laid over it. */
  covered: boolean;
};

/** What annotations add: where they strike text out, and the fields that the page does not draw. */
type Added = { strikeOuts: Box[]; fields: Field[] };

/** A curved shape covers what is within its outline alone. */
type Cover = { byPicture?: boolean; outline?: readonly (readonly [number, number])[] };

/** Keeps what is painted on a page one over the other, to tell which text of it can be seen. */
export function createCanvas(page: { number: number; width: number; height: number }) {
  const backdrop = createBackdrop();
  const rules: Rule[] = [];
  const painted: Painted[] = [];
  const dots: Box[] = [];
  let looks = 0;

  const cover = (box: Box, { byPicture = false, outline }: Cover = {}) => {
    looks += painted.length;
    if (looks > mostLooks) return;
    for (const span of painted) {
      const [x, y] = span.middle;
      if (!isWithin(box, x, y) || (outline && !isInOutline(outline, x, y))) continue;
      if (byPicture) span.covered = true;
      else span.seen = false;
    }
  };

  /** A picture or a shading: of colors that are not looked at here. */
  const picture = (box: Box, state: GraphicsState, opaque: boolean) => {
    const place = intersect(box, state.clip);
    if (!place || state.alpha <= 0.3) return;
    backdrop.paint(place, undefined);
    if (opaque && state.opaque && state.alpha > 0.95) cover(place, { byPicture: true });
  };

  /** A level line as thick as a band. */
  const band = (points: [number, number][], state: GraphicsState) => {
    const width = penWidth(state);
    if (width < thinnestBand || points.length !== 2) return;
    const { left, right, top, bottom } = boxOf(points);
    const isLevel = bottom - top < 1;
    if (!isLevel && right - left >= 1) return;
    const half = width / 2;
    const box = isLevel
      ? { left, right, top: top - half, bottom: bottom + half }
      : { left: left - half, right: right + half, top, bottom };
    const place = intersect(box, state.clip);
    if (!place || state.strokeAlpha <= 0.3) return;
    backdrop.paint(place, state.stroke);
    if (state.stroke && state.strokeAlpha > 0.95 && state.opaque) cover(place);
  };

  const path = (operation: number, data: unknown, state: GraphicsState) => {
    if (!data || typeof data !== 'object') return;
    const filled = fills.has(operation);
    const stroked = strokes.has(operation);
    if (!filled && !stroked) return;
    const shapes = subpaths(data as ArrayLike<number>, state.matrix).filter(
      ({ points }) => points.length > 1,
    );
    const color = state.fill;
    const visible = !color || !isSameColor(color, [255, 255, 255]);
    const { rules: frame, solid } = framesOf(shapes.map(({ points }) => boxOf(points)));
    if (filled && visible) rules.push(...frame);
    shapes.forEach(({ points, curved }, at) => {
      const box = solid[at] && intersect(solid[at], state.clip);
      if (box && visible && isDot(box) && (curved || filled)) dots.push(box);
      const rule = filled && box ? ruleOfBox(box) : undefined;
      if (rule && visible) rules.push(rule);
      else if (filled && !rule && box && state.alpha > 0.3) {
        backdrop.paint(box, color);
        if (color && state.alpha > 0.95 && state.opaque)
          cover(box, curved ? { outline: points } : {});
      }
      if (stroked && !curved) {
        const isWhite = state.stroke && isSameColor(state.stroke, [255, 255, 255]);
        rules.push(
          ...rulesOfOutline(points, penWidth(state)).map((each) =>
            isWhite ? { ...each, thickness: undefined } : each,
          ),
        );
        band(points, state);
      }
    });
  };

  const text = (shown: Shown, font: FontFacts, state: GraphicsState) => {
    const { x, y, width, size, angle, starts } = shown;
    if (!shown.text.trim()) return;
    const { mode, clip } = state;
    const inks = [
      ...(outlined.has(mode) ? [] : [{ color: state.fill, alpha: state.alpha }]),
      ...(outlined.has(mode) || both.has(mode)
        ? [{ color: state.stroke, alpha: state.strokeAlpha }]
        : []),
    ];
    const unpainted = mode === invisibleMode || mode === clippingMode || shown.blank === true;
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const within = (along: number): [number, number] => [
      x + cos * along + sin * size * 0.3,
      y + sin * along - cos * size * 0.3,
    ];
    const middle = within(width / 2);
    const under = backdrop.at(...within(Math.min(width / 2, size)));
    const blended = inks.every(
      ({ color, alpha }) =>
        color !== undefined &&
        under !== undefined &&
        isSameColor(blend(color, under, alpha), under),
    );
    const lost = state.lightens && under !== undefined && isSameColor(under, [255, 255, 255]);
    const alpha = Math.max(...inks.map((ink) => ink.alpha));
    const title = size >= titleSize && page.number === 1;
    const onPage = x > -5 && x < page.width && y > 0 && y < page.height + 5;
    const clipped = clip !== undefined && !isWithin(clip, ...middle);
    painted.push({
      text: shown.text,
      x,
      y,
      width,
      size,
      angle,
      starts,
      middle,
      bold: font.bold,
      italic: font.italic,
      seen:
        onPage &&
        !clipped &&
        alpha > 0.05 &&
        size >= smallestSize &&
        !lost &&
        (!blended || title || unpainted),
      unpainted,
      covered: false,
    });
  };

  /** The page as far as it can be seen, with what the annotations of the page add to it. */
  const content = ({ strikeOuts, fields }: Added): PageContent => {
    const upright = painted.filter(({ angle }) => angle === 0);
    const bullets = bulletsOf(dots, upright).map((bullet) => ({ ...bullet, starts: [0] }));
    const { spans: seen, hidden } = visibleText([...painted, ...bullets]);
    const spans = [...seen, ...fieldSpans(fields, seen)];
    return { ...inFrames({ spans, rules, strikeOuts }, page), hidden };
  };

  return { path, picture, text, content };
}

const penWidth = ({ lineWidth, matrix }: GraphicsState): number =>
  lineWidth * Math.hypot(matrix[0], matrix[1]);

/**
 * Unpainted text, or text under the picture of the page, is how OCR lays words over a scan: where nearly
 * all text is of that kind it is the page's text, else it is hidden.
 */
function visibleText(painted: Painted[]): { spans: DirectedSpan[]; hidden: number } {
  const length = (spans: Painted[]) =>
    spans.reduce((sum, span) => sum + span.text.trim().length, 0);
  const isLaidOver = ({ unpainted, covered }: Painted) => unpainted || covered;
  const isScan = length(painted.filter(isLaidOver)) > 0.8 * length(painted);
  const kept = painted.filter((span) => span.seen && (isScan || !isLaidOver(span)));
  return { spans: kept, hidden: length(painted) - length(kept) };
}
