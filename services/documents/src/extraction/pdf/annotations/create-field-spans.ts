import type { Box, DrawnSpan } from '../page-model.ts';
import type { Field } from './read-annotations.ts';

/** Maximum text size of a field in points, since a field may be much taller than its text. */
const maxSize = 11;
/**
 * Distance from the middle of a line to its baseline. This and the following lengths are in multiples of the text size.
 */
const halfHeight = 0.35;
/** Maximum distance between the middle of a field and the middle of the adjacent text. */
const maxShift = 0.5;
const lineHeight = 1.2;
const letterWidth = 0.5;
/** Gaps between a button and its label, and between words. */
const maxLabelGap = 2.5;
const wordGap = 0.3;

/**
 * Turns form fields into positioned text. Puts a single-line value on the baseline of the adjacent text.
 */
export function createFieldSpans(fields: Field[], all: DrawnSpan[]): DrawnSpan[] {
  const spans = all.filter(({ angle }) => angle === 0);
  return fields.flatMap(({ box, text, replacesDrawing }) => {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
    const size = Math.min((box.bottom - box.top) / Math.max(1, lines.length), maxSize);
    const middle = (box.top + box.bottom) / 2;
    const neighbor = spans.find(
      (span) => Math.abs(span.y - span.size * halfHeight - middle) < span.size * maxShift,
    );
    const first = lines.length > 1 ? box.top + size : (neighbor?.y ?? middle + size * halfHeight);
    const label = replacesDrawing && neighbor ? labelAfter(box, neighbor.y, spans) : undefined;
    return lines.map((line, index) => ({
      text: line,
      x: box.left,
      y: first + index * size * lineHeight,
      width: label
        ? label.x - box.left - size * wordGap
        : Math.min(box.right - box.left, line.length * size * letterWidth),
      size,
      angle: 0,
      starts: Array.from(line, (_, unit) => unit * size * letterWidth),
      bold: false,
      italic: false,
    }));
  });
}

/** Finds the label after a button, which is on the same line despite a wide gap. */
const labelAfter = (box: Box, baseline: number, spans: DrawnSpan[]): DrawnSpan | undefined =>
  spans
    .filter(
      ({ x, y, size }) =>
        Math.abs(y - baseline) < size * halfHeight &&
        x > box.left &&
        x - box.right < size * maxLabelGap,
    )
    .sort((a, b) => a.x - b.x)[0];
