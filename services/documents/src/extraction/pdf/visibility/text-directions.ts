import { createBoxAround } from '../geometry/areas.ts';
import type { Box, DrawnSpan, Rule } from '../page-model.ts';

/** The drawn content of a page and the areas struck out by annotations. */
export type DrawnSheet = {
  number: number;
  width: number;
  height: number;
  spans: DrawnSpan[];
  rules: Rule[];
  strikeOuts: Box[];
};

/** Shorter diagonal text is a watermark or stamp. Longer diagonal text comes from a page scanned at an angle. */
const minSlantedCharacters = 300;
/**
 * The page is rotated if it has less upright text than this fraction of the text in the most common other direction.
 */
const minUprightFraction = 0.25;
/** If there are more diagonal texts than this, they are the letters of a single text along a curve. */
const maxSlantedTexts = 3;

/**
 * Splits the text of a page by direction. Rotates a sideways page upright, moves text at a right angle to the rest to a
 * separate rotated sheet, and only lists short diagonal text in `diagonalTexts`.
 */
export function splitByDirection(drawn: DrawnSheet): {
  main: DrawnSheet;
  rotated: (DrawnSheet & { isAbove: boolean })[];
  diagonalTexts: string[];
} {
  const byAngle = new Map<number, DrawnSpan[]>();
  for (const span of drawn.spans) {
    const existing = byAngle.get(span.angle);
    if (existing) existing.push(span);
    else byAngle.set(span.angle, [span]);
  }
  const getSpans = (angle: number) => byAngle.get(angle) ?? [];
  const measureLength = (angle: number) =>
    getSpans(angle).reduce((sum, { text }) => sum + text.trim().length, 0);
  const isExtracted = (angle: number) =>
    angle % 90 === 0 || measureLength(angle) >= minSlantedCharacters;
  const angles = [...byAngle.keys()].sort((a, b) => measureLength(b) - measureLength(a));
  const longest = angles.find(isExtracted) ?? 0;
  const main = measureLength(0) >= minUprightFraction * measureLength(longest) ? 0 : longest;
  const others = angles.filter((angle) => angle !== main && isExtracted(angle));
  const createUprightSheet = (angle: number) => rotate({ ...drawn, spans: getSpans(angle) }, angle);
  return {
    main: createUprightSheet(main),
    rotated: others.map((angle) => ({
      ...createUprightSheet(angle),
      isAbove: findTop(getSpans(angle)) < findTop(getSpans(main)),
    })),
    diagonalTexts: joinTexts(angles.filter((angle) => !isExtracted(angle)).map(getSpans)),
  };
}

/** Joins the text of each direction. */
function joinTexts(directions: DrawnSpan[][]): string[] {
  const texts = directions.map((spans) => {
    const words = spans.map(({ text }) => text.trim());
    return words.join(words.some((word) => word.length > 2) ? ' ' : '');
  });
  return texts.length > maxSlantedTexts ? [texts.join('')] : texts;
}

/** Returns the distance of the first text from the top of the page. */
const findTop = (spans: DrawnSpan[]): number =>
  spans.reduce((top, { y, width, angle }) => {
    const end = y + Math.sin((angle * Math.PI) / 180) * width;
    return Math.min(top, y, end);
  }, Infinity);

type Mapping = (x: number, y: number) => [number, number];

/** Rotates a sheet so that text in the given direction is upright. */
function rotate(sheet: DrawnSheet, angle: number): DrawnSheet {
  if (angle === 0) return sheet;
  const { width, height } = sheet;
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const turn: Mapping = (x, y) => [x * cos + y * sin, y * cos - x * sin];
  const whole = createBoxAround([turn(0, 0), turn(width, 0), turn(0, height), turn(width, height)]);
  const place: Mapping = (x, y) => {
    const [turnedX, turnedY] = turn(x, y);
    return [turnedX - whole.left, turnedY - whole.top];
  };
  return {
    number: sheet.number,
    width: whole.right - whole.left,
    height: whole.bottom - whole.top,
    spans: sheet.spans.map((span) => {
      const [x, y] = place(span.x, span.y);
      return { ...span, x, y };
    }),
    // drop diagonal rules, since rules must be horizontal or vertical
    rules: angle % 90 === 0 ? sheet.rules.map((rule) => rotateRule(rule, place)) : [],
    strikeOuts: sheet.strikeOuts.map(({ left, right, top, bottom }) =>
      createBoxAround([
        place(left, top),
        place(right, top),
        place(left, bottom),
        place(right, bottom),
      ]),
    ),
  };
}

function rotateRule(rule: Rule, place: Mapping): Rule {
  const getPoint = (along: number) =>
    rule.horizontal ? place(along, rule.position) : place(rule.position, along);
  const [x1, y1] = getPoint(rule.from);
  const [x2, y2] = getPoint(rule.to);
  const horizontal = Math.abs(x1 - x2) > Math.abs(y1 - y2);
  const [position, one, other] = horizontal ? [y1, x1, x2] : [x1, y1, y2];
  return { ...rule, horizontal, position, from: Math.min(one, other), to: Math.max(one, other) };
}
