import type { DrawnSpan } from '../page-model.ts';

/** Blanks out a struck-out span without changing its width. Keeps a space if the span starts or ends with one. */
export const blankSpan = (span: DrawnSpan): DrawnSpan => ({
  ...span,
  text: span.text === span.text.trim() ? '' : ' ',
  starts: [],
});

/** Returns the offset at which a code unit ends. */
export const getEnd = (span: DrawnSpan, unit: number): number =>
  span.starts[unit + 1] ?? span.width;

/** Splits a span where strikes begin and end. */
export function splitSpan(
  span: DrawnSpan,
  units: ReadonlySet<number>,
): { span: DrawnSpan; isStruck: boolean }[] {
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
        width: getEnd(span, to - 1) - left,
        starts: span.starts.slice(from, to).map((start) => start - left),
      },
    };
  });
}

/** Joins the text of spans on the same line. */
export function joinByLine(spans: DrawnSpan[]): string[] {
  const passages: { text: string; last: DrawnSpan }[] = [];
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
