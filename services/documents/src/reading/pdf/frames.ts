import type { Box, PageContent, Rule, Span } from './layout.ts';
import { boxOf } from './paths.ts';
import { type PlacedSpan, withoutStruck } from './strikes.ts';

/** A span at its place on the page; `angle` is the direction its text runs in, 0 where it is upright. */
export type DirectedSpan = PlacedSpan & { angle: number };

type Drawn = {
  spans: DirectedSpan[];
  rules: Rule[];
  /** Where annotations strike text out. */
  strikeOuts: Box[];
};
type Sheet = { number: number; width: number; height: number };

/** Slanted text shorter than this is a watermark or a stamp; longer text is a page that was scanned askew. */
const minSlantedCharacters = 300;
/** A page with less upright text than this, compared with its longest other text, lies on its side. */
const minUprightShare = 0.25;

/**
 * The text of a page by the direction it runs in. A page on its side is turned upright;
 * text in another direction at a right angle is a turned page of its own. Slanted text is
 * read only where there is much of it, and is else listed in `slanted`.
 */
export function inFrames(drawn: Drawn, sheet: Sheet): Omit<PageContent, 'hidden'> {
  const byAngle = new Map<number, DirectedSpan[]>();
  for (const span of drawn.spans) {
    const known = byAngle.get(span.angle);
    if (known) known.push(span);
    else byAngle.set(span.angle, [span]);
  }
  const at = (angle: number) => byAngle.get(angle) ?? [];
  const length = (angle: number) =>
    at(angle).reduce((sum, { text }) => sum + text.trim().length, 0);
  const isRead = (angle: number) => angle % 90 === 0 || length(angle) >= minSlantedCharacters;
  const angles = [...byAngle.keys()].sort((a, b) => length(b) - length(a));
  const longest = angles.find(isRead) ?? 0;
  const main = length(0) >= minUprightShare * length(longest) ? 0 : longest;
  const others = angles.filter((angle) => angle !== main && isRead(angle));
  const frame = (angle: number) => turned({ ...drawn, spans: at(angle) }, sheet, angle);
  const slanted = slantedTexts(angles.filter((angle) => !isRead(angle)).map(at));
  return {
    ...frame(main),
    ...(others.length > 0 && {
      turned: others.map((angle) => ({
        ...frame(angle),
        hidden: 0,
        isAbove: topOf(at(angle)) < topOf(at(main)),
      })),
    }),
    ...(slanted.length > 0 && { slanted }),
  };
}

const maxSlants = 3;

/** One text for each direction; letters that each have their own run along a curve, and are one text. */
function slantedTexts(directions: DirectedSpan[][]): string[] {
  const texts = directions.map((spans) => {
    const words = spans.map(({ text }) => text.trim());
    return words.join(words.some((word) => word.length > 2) ? ' ' : '');
  });
  return texts.length > maxSlants ? [texts.join('')] : texts;
}

/** How far down the page the first of the texts begins. */
const topOf = (spans: DirectedSpan[]): number =>
  spans.reduce((top, { y, width, angle }) => {
    const end = y + Math.sin((angle * Math.PI) / 180) * width;
    return Math.min(top, y, end);
  }, Infinity);

type Place = (x: number, y: number) => [number, number];

/** The page turned so that text of this direction is upright. */
function turned(
  { spans, rules, strikeOuts }: Drawn,
  { number, width, height }: Sheet,
  angle: number,
): Omit<PageContent, 'hidden'> {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const turn: Place = (x, y) => [x * cos + y * sin, y * cos - x * sin];
  const whole = boxOf([turn(0, 0), turn(width, 0), turn(0, height), turn(width, height)]);
  const place: Place = (x, y) => {
    const [turnedX, turnedY] = turn(x, y);
    return [turnedX - whole.left, turnedY - whole.top];
  };
  const placed = spans.map((span): PlacedSpan => {
    const [x, y] = angle === 0 ? [span.x, span.y] : place(span.x, span.y);
    return { ...span, x, y };
  });
  const ownRules = angle === 0 ? rules : angle % 90 === 0 ? turnRules(rules, place) : [];
  const { kept, struck, strikes } = withoutStruck(
    placed,
    ownRules,
    strikeOuts.map(({ left, right, top, bottom }) =>
      boxOf([place(left, top), place(right, top), place(left, bottom), place(right, bottom)]),
    ),
  );
  return {
    number,
    width: whole.right - whole.left,
    height: whole.bottom - whole.top,
    spans: kept.map(plainSpan),
    rules: strikes.size > 0 ? ownRules.filter((rule) => !strikes.has(rule)) : ownRules,
    ...(struck.length > 0 && { struck }),
  };
}

const turnRules = (rules: Rule[], place: Place): Rule[] =>
  rules.map((rule) => {
    const [x1, y1] = rule.horizontal ? place(rule.from, rule.at) : place(rule.at, rule.from);
    const [x2, y2] = rule.horizontal ? place(rule.to, rule.at) : place(rule.at, rule.to);
    const horizontal = Math.abs(x1 - x2) > Math.abs(y1 - y2);
    const [at, one, other] = horizontal ? [y1, x1, x2] : [x1, y1, y2];
    return { ...rule, horizontal, at, from: Math.min(one, other), to: Math.max(one, other) };
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
