import type { Field } from './annotations.ts';
import type { DirectedSpan } from './frames.ts';

/** Points: a larger field is drawn large, and its label is not. */
const maxSize = 11;
/** From the middle of a line of text down to its baseline, in parts of its size. */
const halfHeight = 0.35;

/**
 * What fields of a form hold as text at their places: values that the page does not draw, and a sign
 * for each check box and radio button. One line stands on the baseline of the text beside it.
 */
export function fieldSpans(fields: Field[], spans: DirectedSpan[]): DirectedSpan[] {
  return fields.flatMap(({ box, text }) => {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
    const size = Math.min((box.bottom - box.top) / Math.max(1, lines.length), maxSize);
    const middle = (box.top + box.bottom) / 2;
    const beside = spans.find(
      ({ angle, y, size: own }) =>
        angle === 0 && Math.abs(y - own * halfHeight - middle) < own * 0.5,
    );
    const first = lines.length > 1 ? box.top + size : (beside?.y ?? middle + size * halfHeight);
    return lines.map((line, at) => ({
      text: line,
      x: box.left,
      y: first + at * size * 1.2,
      width: Math.min(box.right - box.left, line.length * size * 0.5),
      size,
      angle: 0,
      starts: Array.from(line, (_, unit) => unit * size * 0.5),
      bold: false,
      italic: false,
    }));
  });
}
