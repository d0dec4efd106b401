import type { Field } from './annotations.ts';
import type { DirectedSpan } from './frames.ts';
import type { Box } from './layout.ts';

/** Points: a larger field is drawn large, and its label is not. */
const maxSize = 11;
/** From the middle of a line of text down to its baseline, in parts of its size. */
const halfHeight = 0.35;

/** How far behind a button its label may begin, and the gap between words, in parts of the text size. */
const maxLabelGap = 2.5;
const wordGap = 0.3;

/**
 * What fields of a form hold as text at their places: values that the page does not draw, and a sign
 * for each check box and radio button. One line stands on the baseline of the text beside it.
 */
export function fieldSpans(fields: Field[], spans: DirectedSpan[]): DirectedSpan[] {
  return fields.flatMap(({ box, text, replacesDrawing }) => {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
    const size = Math.min((box.bottom - box.top) / Math.max(1, lines.length), maxSize);
    const middle = (box.top + box.bottom) / 2;
    const beside = spans.find(
      ({ angle, y, size: own }) =>
        angle === 0 && Math.abs(y - own * halfHeight - middle) < own * 0.5,
    );
    const first = lines.length > 1 ? box.top + size : (beside?.y ?? middle + size * halfHeight);
    const label = replacesDrawing ? labelBehind(box, beside, spans) : undefined;
    return lines.map((line, at) => ({
      text: line,
      x: box.left,
      y: first + at * size * 1.2,
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

/** The text right behind a button: the two are one line, though the gap is wider than between words. */
const labelBehind = (
  box: Box,
  beside: DirectedSpan | undefined,
  spans: DirectedSpan[],
): DirectedSpan | undefined =>
  spans
    .filter(
      ({ angle, x, y, size }) =>
        angle === 0 &&
        Math.abs(y - (beside?.y ?? Number.NaN)) < size * halfHeight &&
        x > box.left &&
        x - box.right < size * maxLabelGap,
    )
    .sort((a, b) => a.x - b.x)[0];
