import type { Box, PageContent, Rule, Span } from '../page-model.ts';
import { boxAround } from './boxes.ts';
import type { PlacedSpan } from './placed-spans.ts';
import { withoutStruck } from './strikes.ts';

/** A positioned span. `angle` is the direction of its text, in degrees; 0 is upright. */
export type DirectedSpan = PlacedSpan & { angle: number };

type Drawn = {
  spans: DirectedSpan[];
  rules: Rule[];
  /** The areas that annotations strike out. */
  strikeOuts: Box[];
};
type Sheet = { number: number; width: number; height: number };

/** Shorter diagonal text is a watermark or stamp; longer text is a page that was scanned askew. */
const minSlantedCharacters = 300;
/** With less upright text than this fraction of the longest other direction, the page is rotated. */
const minUprightFraction = 0.25;

/**
 * Splits the text of a page by direction. A page on its side is rotated upright; text at a right angle to
 * the rest becomes a separate rotated page. Short diagonal text is only listed in `diagonalTexts`.
 */
export function splitByDirection(drawn: Drawn, sheet: Sheet): Omit<PageContent, 'hidden'> {
  const byAngle = new Map<number, DirectedSpan[]>();
  for (const span of drawn.spans) {
    const existing = byAngle.get(span.angle);
    if (existing) existing.push(span);
    else byAngle.set(span.angle, [span]);
  }
  const spansAt = (angle: number) => byAngle.get(angle) ?? [];
  const length = (angle: number) =>
    spansAt(angle).reduce((sum, { text }) => sum + text.trim().length, 0);
  const isExtracted = (angle: number) => angle % 90 === 0 || length(angle) >= minSlantedCharacters;
  const angles = [...byAngle.keys()].sort((a, b) => length(b) - length(a));
  const longest = angles.find(isExtracted) ?? 0;
  const main = length(0) >= minUprightFraction * length(longest) ? 0 : longest;
  const others = angles.filter((angle) => angle !== main && isExtracted(angle));
  const pageRotatedBy = (angle: number) =>
    rotated({ ...drawn, spans: spansAt(angle) }, sheet, angle);
  const diagonalTexts = textsOf(angles.filter((angle) => !isExtracted(angle)).map(spansAt));
  return {
    ...pageRotatedBy(main),
    ...(others.length > 0 && {
      rotatedPages: others.map((angle) => ({
        ...pageRotatedBy(angle),
        hidden: 0,
        isAbove: topOf(spansAt(angle)) < topOf(spansAt(main)),
      })),
    }),
    ...(diagonalTexts.length > 0 && { diagonalTexts }),
  };
}

const maxSlantedTexts = 3;

/** One text per direction. Many directions are the letters of one text along a curve. */
function textsOf(directions: DirectedSpan[][]): string[] {
  const texts = directions.map((spans) => {
    const words = spans.map(({ text }) => text.trim());
    return words.join(words.some((word) => word.length > 2) ? ' ' : '');
  });
  return texts.length > maxSlantedTexts ? [texts.join('')] : texts;
}

/** The distance of the first text from the top of the page. */
const topOf = (spans: DirectedSpan[]): number =>
  spans.reduce((top, { y, width, angle }) => {
    const end = y + Math.sin((angle * Math.PI) / 180) * width;
    return Math.min(top, y, end);
  }, Infinity);

type Mapping = (x: number, y: number) => [number, number];

/** Rotates the page so that text of this direction is upright. */
function rotated(
  { spans, rules, strikeOuts }: Drawn,
  { number, width, height }: Sheet,
  angle: number,
): Omit<PageContent, 'hidden'> {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const rotate: Mapping = (x, y) => [x * cos + y * sin, y * cos - x * sin];
  const whole = boxAround([
    rotate(0, 0),
    rotate(width, 0),
    rotate(0, height),
    rotate(width, height),
  ]);
  const place: Mapping = (x, y) => {
    const [rotatedX, rotatedY] = rotate(x, y);
    return [rotatedX - whole.left, rotatedY - whole.top];
  };
  const placed = spans.map((span): PlacedSpan => {
    const [x, y] = angle === 0 ? [span.x, span.y] : place(span.x, span.y);
    return { ...span, x, y };
  });
  const ownRules = angle === 0 ? rules : angle % 90 === 0 ? rotateRules(rules, place) : [];
  const { remaining, struck, strikes } = withoutStruck(
    placed,
    ownRules,
    strikeOuts.map(({ left, right, top, bottom }) =>
      boxAround([place(left, top), place(right, top), place(left, bottom), place(right, bottom)]),
    ),
  );
  return {
    number,
    width: whole.right - whole.left,
    height: whole.bottom - whole.top,
    spans: remaining.map(plainSpan),
    rules: strikes.size > 0 ? ownRules.filter((rule) => !strikes.has(rule)) : ownRules,
    ...(struck.length > 0 && { struck }),
  };
}

const rotateRules = (rules: Rule[], place: Mapping): Rule[] =>
  rules.map((rule) => {
    const [x1, y1] = rule.horizontal
      ? place(rule.from, rule.position)
      : place(rule.position, rule.from);
    const [x2, y2] = rule.horizontal
      ? place(rule.to, rule.position)
      : place(rule.position, rule.to);
    const horizontal = Math.abs(x1 - x2) > Math.abs(y1 - y2);
    const [position, one, other] = horizontal ? [y1, x1, x2] : [x1, y1, y2];
    return { ...rule, horizontal, position, from: Math.min(one, other), to: Math.max(one, other) };
  });

const plainSpan = ({ text, x, y, width, size, bold, italic }: Span): Span => ({
  text,
  x,
  y,
  width,
  size,
  bold,
  italic,
});
