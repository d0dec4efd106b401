import type { Box, Rule, Span } from './layout.ts';

/** `starts`: how far from `x` each code unit of the text begins. */
export type PlacedSpan = Span & { starts: number[] };

type Bar = Rule & { thickness: number };
/** Which code units of a span are struck out. */
type Marks = Map<PlacedSpan, Set<number>>;

/** Lengths in parts of the text size, unless they say otherwise. */
const limits = {
  /** How far above the baseline a strike runs: above underlines, below the border of the row above. */
  minHeight: 0.12,
  maxHeight: 0.48,
  /** A thicker bar is a band or a highlight. */
  maxThickness: 0.2,
  /** A strike ends where its words do; a form line or the border of a row goes on. */
  maxOverhang: 1.2,
  /** Strikes of single words or letters on one line are one strike. */
  maxGap: 0.6,
  maxStep: 0.12,
  /** The share of a strike that has letters under it: a table row may be struck over its gaps. */
  minCovered: 0.15,
} as const;
/** In points: a bar that ends this near an upright rule is joined to it, as the border of a cell is. */
const borderReach = 0.6;
const maxBars = 2_000;

/**
 * Finds text that a thin line or an annotation (`strikeOuts`) strikes out. What is struck keeps its
 * place as a blank, so that the words around it still make one line.
 *
 * @returns the spans that are left, the struck passages, and the rules that are strikes.
 */
export function withoutStruck(
  spans: PlacedSpan[],
  rules: Rule[],
  strikeOuts: Box[] = [],
): { kept: PlacedSpan[]; struck: string[]; strikes: ReadonlySet<Rule> } {
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
  const kept: PlacedSpan[] = [];
  const struck: PlacedSpan[] = [];
  for (const span of spans) {
    const units = marks.get(span);
    for (const part of units ? partsOf(span, units) : [{ span, isStruck: false }]) {
      if (part.isStruck) struck.push(part.span);
      kept.push(part.isStruck ? blankOf(part.span) : part.span);
    }
  }
  return { kept, struck: passagesOf(struck), strikes };
}

/** The place of a struck passage, with the space that parted it from the words beside it. */
const blankOf = (span: PlacedSpan): PlacedSpan => ({
  ...span,
  text: span.text === span.text.trim() ? '' : ' ',
  starts: [],
});

type Run = { bars: Bar[]; at: number; from: number; to: number; thickness: number };

/** Level bars that run through text, those that go on from each other as one. */
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
      (each) =>
        Math.abs(each.at - bar.at) < size * limits.maxStep &&
        bar.from - each.to < size * limits.maxGap,
    );
    if (run) {
      run.bars.push(bar);
      run.to = Math.max(run.to, bar.to);
    } else runs.push({ ...bar, bars: [bar] });
  }
  return runs;
}

/** Borders end at each other; the strike of a whole row only crosses those between its cells. */
const isJoined = (bar: Bar, border: Rule): boolean =>
  [bar.from, bar.to].some((end) => Math.abs(end - border.at) <= borderReach) &&
  bar.at >= border.from - borderReach &&
  bar.at <= border.to + borderReach;

const isThrough = ({ at, thickness }: { at: number; thickness: number }, span: Span): boolean => {
  const height = (span.y - at) / span.size;
  return (
    height >= limits.minHeight &&
    height <= limits.maxHeight &&
    thickness <= limits.maxThickness * span.size
  );
};

const overlaps = ({ from, to }: { from: number; to: number }, { x, width }: Span): boolean =>
  from < x + width && to > x;

/** The code units whose middle a line covers, of the spans that it runs through. */
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

/** Whether a line begins and ends where the text under it does. */
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

const endOf = (span: PlacedSpan, unit: number): number => span.starts[unit + 1] ?? span.width;

/** A span cut where strikes begin and end. */
function partsOf(
  span: PlacedSpan,
  units: ReadonlySet<number>,
): { span: PlacedSpan; isStruck: boolean }[] {
  const parts: { from: number; to: number; isStruck: boolean }[] = [];
  for (let unit = 0; unit < span.text.length; unit += 1) {
    const isStruck = units.has(unit);
    const last = parts.at(-1);
    if (last?.isStruck === isStruck) last.to = unit + 1;
    else parts.push({ from: unit, to: unit + 1, isStruck });
  }
  return parts.map(({ from, to, isStruck }) => {
    const left = span.starts[from] ?? 0;
    return {
      isStruck,
      span: {
        ...span,
        text: span.text.slice(from, to),
        x: span.x + left,
        width: endOf(span, to - 1) - left,
        starts: span.starts.slice(from, to).map((start) => start - left),
      },
    };
  });
}

/** Struck spans as a person sees them: words of one line together. */
function passagesOf(spans: PlacedSpan[]): string[] {
  const passages: { text: string; last: PlacedSpan }[] = [];
  for (const span of [...spans].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const passage = passages.at(-1);
    const gap = passage ? span.x - passage.last.x - passage.last.width : 0;
    if (passage && Math.abs(passage.last.y - span.y) < 1 && gap < span.size) {
      passage.text += `${gap > span.size * 0.16 ? ' ' : ''}${span.text}`;
      passage.last = span;
    } else passages.push({ text: span.text, last: span });
  }
  return passages.map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
