import type { Box, Rule, Span } from '../page-model.ts';
import { blankOf, endOf, joinByLine, splitSpan, type PlacedSpan } from './placed-spans.ts';

type Bar = Rule & { thickness: number };
/** Which code units of a span are struck out. */
type Marks = Map<PlacedSpan, Set<number>>;

/** Lengths in multiples of the text size. */
const limits = {
  /** Height of a strike above the baseline: above underlines, below the border of the row above. */
  minHeight: 0.12,
  maxHeight: 0.48,
  /** A thicker bar is a band or a highlight. */
  maxThickness: 0.2,
  /** How far a strike may extend past its words; form lines and borders extend further. */
  maxOverhang: 1.2,
  /** Gap and vertical offset between the strikes of words on one line. */
  maxGap: 0.6,
  maxStep: 0.12,
  /** Share of a strike with letters under it; the strike of a table row also crosses gaps. */
  minCovered: 0.15,
} as const;
/** In points: a bar that ends this close to a vertical rule is the border of a cell. */
const borderReach = 0.6;
const maxBars = 2_000;

/**
 * Removes text that a thin line or an annotation (`strikeOuts`) strikes out. Spaces replace it, so that the words around it stay on one line.
 *
 * @returns the remaining spans, the struck passages, and the rules that are strikes
 */
export function withoutStruck(
  spans: PlacedSpan[],
  rules: Rule[],
  strikeOuts: Box[] = [],
): { remaining: PlacedSpan[]; struck: string[]; strikes: ReadonlySet<Rule> } {
  const marks: Marks = new Map();
  const strikes = new Set<Rule>();
  for (const run of strikeRuns(spans, rules)) {
    const under = unitsUnder(run, spans, (span) => isThrough(run, span));
    if (!endsWithText(run, under)) continue;
    addMarks(marks, under);
    for (const bar of run.bars) strikes.add(bar);
  }
  for (const box of strikeOuts) {
    const isIn = ({ y, size }: Span) => y - size * 0.3 > box.top && y - size * 0.3 < box.bottom;
    addMarks(marks, unitsUnder({ from: box.left, to: box.right }, spans, isIn));
  }
  const remaining: PlacedSpan[] = [];
  const struck: PlacedSpan[] = [];
  for (const span of spans) {
    const units = marks.get(span);
    for (const part of units ? splitSpan(span, units) : [{ span, isStruck: false }]) {
      if (part.isStruck) struck.push(part.span);
      remaining.push(part.isStruck ? blankOf(part.span) : part.span);
    }
  }
  return { remaining, struck: joinByLine(struck), strikes };
}

type Run = { bars: Bar[]; position: number; from: number; to: number; thickness: number };

/** Finds horizontal bars through text, and joins those that continue each other. */
function strikeRuns(spans: PlacedSpan[], rules: Rule[]): Run[] {
  const borders = rules.filter((rule) => !rule.horizontal);
  const bars = rules
    .filter((rule): rule is Bar => rule.horizontal && rule.thickness !== undefined)
    .slice(0, maxBars)
    .filter((bar) => !borders.some((border) => isJoined(bar, border)))
    .sort((a, b) => a.from - b.from);
  const runs: Run[] = [];
  for (const bar of bars) {
    const crossed = spans.find((span) => isThrough(bar, span) && overlaps(bar, span));
    if (!crossed) continue;
    const { size } = crossed;
    const run = runs.findLast(
      (run) =>
        Math.abs(run.position - bar.position) < size * limits.maxStep &&
        bar.from - run.to < size * limits.maxGap,
    );
    if (run) {
      run.bars.push(bar);
      run.to = Math.max(run.to, bar.to);
    } else runs.push({ ...bar, bars: [bar] });
  }
  return runs;
}

/** Borders end at each other; a strike through a row only crosses the borders between cells. */
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
    height >= limits.minHeight &&
    height <= limits.maxHeight &&
    thickness <= limits.maxThickness * span.size
  );
};

const overlaps = ({ from, to }: { from: number; to: number }, { x, width }: Span): boolean =>
  from < x + width && to > x;

/** The code units that a line covers, by their middle. */
function unitsUnder(
  line: { from: number; to: number },
  spans: PlacedSpan[],
  isCrossed: (span: Span) => boolean,
): Marks {
  const marks: Marks = new Map();
  for (const span of spans) {
    if (!overlaps(line, span) || !isCrossed(span)) continue;
    const units = span.starts.flatMap((start, unit) => {
      const middle = span.x + (start + endOf(span, unit)) / 2;
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
        right: span.x + endOf(span, unit),
        size: span.size,
      })),
  );
  if (inked.length === 0) return false;
  const size = Math.max(...inked.map((each) => each.size));
  const covered = inked.reduce((sum, { left, right }) => sum + right - left, 0);
  return (
    Math.min(...inked.map(({ left }) => left)) - line.from <= size * limits.maxOverhang &&
    line.to - Math.max(...inked.map(({ right }) => right)) <= size * limits.maxOverhang &&
    covered >= limits.minCovered * (line.to - line.from)
  );
}

function addMarks(all: Marks, added: Marks): void {
  for (const [span, units] of added) all.set(span, new Set([...(all.get(span) ?? []), ...units]));
}
