import type { Box } from '../page-model.ts';
import type { Field } from './annotations.ts';
import type { DirectedSpan } from './text-directions.ts';

/** In points: a field may be much taller than its text. */
const maxSize = 11;
/** In multiples of the text size: the distance from the middle of a line to its baseline. */
const halfHeight = 0.35;
/** In multiples of the text size: gaps between a button and its label, and between words. */
const maxLabelGap = 2.5;
const wordGap = 0.3;

/**
 * Turns form fields into positioned text. A value of one line is put on the baseline of the text
 * next to it.
 */
export function fieldSpans(fields: Field[], spans: DirectedSpan[]): DirectedSpan[] {
  return fields.flatMap(({ box, text, replacesDrawing }) => {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
    const size = Math.min((box.bottom - box.top) / Math.max(1, lines.length), maxSize);
    const middle = (box.top + box.bottom) / 2;
    const neighbor = spans.find(
      ({ angle, y, size: spanSize }) =>
        angle === 0 && Math.abs(y - spanSize * halfHeight - middle) < spanSize * 0.5,
    );
    const first = lines.length > 1 ? box.top + size : (neighbor?.y ?? middle + size * halfHeight);
    const label = replacesDrawing ? labelAfter(box, neighbor, spans) : undefined;
    return lines.map((line, index) => ({
      text: line,
      x: box.left,
      y: first + index * size * 1.2,
      width: label
        ? label.x - box.left - size * wordGap
        : Math.min(box.right - box.left, line.length * size * 0.5),
      size,
      angle: 0,
      starts: Array.from(line, (_, unit) => unit * size * 0.5),
      bold: false,
      italic: false,
    }));
  });
}

/** The label after a button, which is on the same line despite the wide gap. */
const labelAfter = (
  box: Box,
  neighbor: DirectedSpan | undefined,
  spans: DirectedSpan[],
): DirectedSpan | undefined =>
  spans
    .filter(
      ({ angle, x, y, size }) =>
        angle === 0 &&
        Math.abs(y - (neighbor?.y ?? Number.NaN)) < size * halfHeight &&
        x > box.left &&
        x - box.right < size * maxLabelGap,
    )
    .sort((a, b) => a.x - b.x)[0];
