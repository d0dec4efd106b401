import { limits } from '../limits.ts';
import { computeMiddleY, type DrawnSpan, type Rule, type Sheet, type Span } from '../page-model.ts';
import { blankSpan, getEnd, joinByLine, splitSpan } from './split-spans.ts';
import type { DrawnSheet } from './text-directions.ts';

type Bar = Rule & { thickness: number };
/** The indices of the struck-out code units of each span. */
type Marks = Map<DrawnSpan, Set<number>>;

/** Lengths in multiples of the text size. */
const strike = {
  /** Height of a strike above the baseline: higher than an underline but lower than the border of the row above. */
  minHeight: 0.12,
  maxHeight: 0.48,
  /** A thicker bar is a band or a highlight. */
  maxThickness: 0.2,
  /** How far a strike may extend past its words. Form lines and borders extend farther. */
  maxOverhang: 1.2,
  /** Gap and vertical offset between the strikes of words on one line. */
  maxGap: 0.6,
  maxStep: 0.12,
  /** Minimum fraction of a strike with letters under it. A strike through a table row also crosses gaps. */
  minCovered: 0.15,
} as const;
/** A bar that ends within this distance (in points) of a vertical rule is the border of a cell. */
const borderReach = 0.6;

/**
 * Removes text struck out by a thin line or an annotation, along with the lines. Replaces the text with spaces so that
 * the words around it stay on the same line.
 */
export function removeStruckText(sheet: DrawnSheet): Sheet {
  const { number, width, height, spans, rules, strikeOuts } = sheet;
  const marks: Marks = new Map();
  const strikes = new Set<Rule>();
  for (const run of strikeRuns(spans, rules)) {
    const under = findUnitsUnder(run, spans, (span) => isThrough(run, span));
    if (!endsWithText(run, under)) continue;
    addMarks(marks, under);
    for (const bar of run.bars) strikes.add(bar);
  }
  for (const box of strikeOuts) {
    const isIn = (span: Span) =>
      computeMiddleY(span) > box.top && computeMiddleY(span) < box.bottom;
    addMarks(marks, findUnitsUnder({ from: box.left, to: box.right }, spans, isIn));
  }
  const remaining: DrawnSpan[] = [];
  const struck: DrawnSpan[] = [];
  for (const span of spans) {
    const units = marks.get(span);
    for (const part of units ? splitSpan(span, units) : [{ span, isStruck: false }]) {
      if (part.isStruck) struck.push(part.span);
      remaining.push(part.isStruck ? blankSpan(part.span) : part.span);
    }
  }
  return {
    number,
    width,
    height,
    spans: remaining.map(toPlainSpan),
    rules: rules.filter((rule) => !strikes.has(rule)),
    struck: joinByLine(struck),
  };
}

/** Drops angles and offsets, which take up a lot of memory and are irrelevant to the layout. */
const toPlainSpan = ({ text, x, y, width, size, bold, italic }: DrawnSpan): Span => ({
  text,
  x,
  y,
  width,
  size,
  bold,
  italic,
});

type Run = { bars: Bar[]; position: number; from: number; to: number; thickness: number };

/** Finds horizontal bars through text and joins consecutive ones. */
function strikeRuns(spans: DrawnSpan[], rules: Rule[]): Run[] {
  const borders = rules.filter((rule) => !rule.horizontal);
  const bars = rules
    .filter((rule): rule is Bar => rule.horizontal && rule.thickness !== undefined)
    .slice(0, limits.strikes)
    .filter((bar) => !borders.some((border) => isJoined(bar, border)))
    .sort((a, b) => a.from - b.from);
  const runs: Run[] = [];
  for (const bar of bars) {
    const crossed = spans.find((span) => isThrough(bar, span) && overlaps(bar, span));
    if (!crossed) continue;
    const { size } = crossed;
    const run = runs.findLast(
      (run) =>
        Math.abs(run.position - bar.position) < size * strike.maxStep &&
        bar.from - run.to < size * strike.maxGap,
    );
    if (run) {
      run.bars.push(bar);
      run.to = Math.max(run.to, bar.to);
    } else runs.push({ ...bar, bars: [bar] });
  }
  return runs;
}

/** Whether a bar and a border meet at their ends. A strike through a row merely crosses the borders between cells. */
const isJoined = (bar: Bar, border: Rule): boolean =>
  [bar.from, bar.to].some((end) => Math.abs(end - border.position) <= borderReach) &&
  bar.position >= border.from - borderReach &&
  bar.position <= border.to + borderReach;

const isThrough = (
  { position, thickness }: { position: number; thickness: number },
  span: Span,
): boolean => {
  const height = (span.y - position) / span.size;
  return (
    height >= strike.minHeight &&
    height <= strike.maxHeight &&
    thickness <= strike.maxThickness * span.size
  );
};

const overlaps = ({ from, to }: { from: number; to: number }, { x, width }: Span): boolean =>
  from < x + width && to > x;

/** Finds the code units whose middle is covered by a line. */
function findUnitsUnder(
  line: { from: number; to: number },
  spans: DrawnSpan[],
  isCrossed: (span: Span) => boolean,
): Marks {
  const marks: Marks = new Map();
  for (const span of spans) {
    if (!overlaps(line, span) || !isCrossed(span)) continue;
    const units = span.starts.flatMap((start, unit) => {
      const middle = span.x + (start + getEnd(span, unit)) / 2;
      return middle > line.from && middle < line.to ? [unit] : [];
    });
    if (units.some((unit) => /\S/.test(span.text.charAt(unit)))) marks.set(span, new Set(units));
  }
  return marks;
}

/** Whether a line begins and ends with the text under it. */
function endsWithText(line: { from: number; to: number }, marks: Marks): boolean {
  const inked = [...marks].flatMap(([span, units]) =>
    [...units]
      .filter((unit) => /[\p{L}\p{N}]/u.test(span.text.charAt(unit)))
      .map((unit) => ({
        left: span.x + (span.starts[unit] ?? 0),
        right: span.x + getEnd(span, unit),
        size: span.size,
      })),
  );
  if (inked.length === 0) return false;
  const size = Math.max(...inked.map((span) => span.size));
  const coveredLength = inked.reduce((sum, { left, right }) => sum + right - left, 0);
  return (
    Math.min(...inked.map(({ left }) => left)) - line.from <= size * strike.maxOverhang &&
    line.to - Math.max(...inked.map(({ right }) => right)) <= size * strike.maxOverhang &&
    coveredLength >= strike.minCovered * (line.to - line.from)
  );
}

function addMarks(all: Marks, added: Marks): void {
  for (const [span, units] of added) all.set(span, new Set([...(all.get(span) ?? []), ...units]));
}
