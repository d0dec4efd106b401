import {
  containsRightToLeft,
  detectTextDirection,
  splitByDirection,
  type TextDirection,
} from '@grantwright/shared/richtext';
import type { Line, Measure, PlacedPiece } from './line-layout.ts';

/** Words, numbers, spaces, and single signs. */
const tokens = /[\p{L}\p{M}]+|\p{N}(?:[\p{N}.,:/-]*\p{N})?|\s+|[^\p{L}\p{M}\p{N}\s]/gu;
const mirrored = new Map(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([open = '', close = '']) => [
    [open, close] as const,
    [close, open] as const,
  ]),
);

/** Places the words of right-to-left text from right to left. The pieces stay in reading order. */
export function placeByDirection(lines: Line[], measure: Measure): Line[] {
  const text = lines.map(getText).join('\n');
  if (!containsRightToLeft(text)) return lines;
  const isRightToLeft = detectTextDirection(text) === 'rtl';
  return lines.map((line) => placeLine(line, isRightToLeft, measure));
}

const getText = ({ pieces }: Line): string => pieces.map((piece) => piece.text).join('');

function placeLine(line: Line, isRightToLeft: boolean, measure: Measure): Line {
  const runs = splitIntoRuns(line, isRightToLeft ? 'rtl' : 'ltr');
  const placed = runs.map(({ direction, pieces }) => ({
    direction,
    pieces: (direction === 'rtl' ? pieces.flatMap(splitIntoTokens) : pieces).map((piece) => ({
      ...piece,
      width: measure(piece.text, piece.font),
    })),
  }));
  let x = 0;
  for (const { direction, pieces } of isRightToLeft ? placed.toReversed() : placed)
    for (const piece of direction === 'rtl' ? pieces.toReversed() : pieces) {
      piece.x = x;
      x += piece.width;
    }
  return { pieces: placed.flatMap(({ pieces }) => pieces), width: x, isRightToLeft };
}

type Run = { direction: TextDirection; pieces: PlacedPiece[] };

/** Splits the pieces of a line where the direction of the text changes. */
function splitIntoRuns(line: Line, paragraph: TextDirection): Run[] {
  const rest = [...line.pieces];
  return splitByDirection(getText(line), paragraph).map(({ text, direction }) => {
    const pieces: PlacedPiece[] = [];
    let missing = text.length;
    for (let piece = rest.shift(); piece; piece = missing > 0 ? rest.shift() : undefined) {
      pieces.push({ ...piece, text: piece.text.slice(0, missing) });
      if (piece.text.length > missing) rest.unshift({ ...piece, text: piece.text.slice(missing) });
      missing -= Math.min(missing, piece.text.length);
    }
    return { direction, pieces };
  });
}

/** Splits right-to-left text into parts that are each drawn in one direction, with mirrored brackets. */
const splitIntoTokens = (piece: PlacedPiece): PlacedPiece[] =>
  (piece.text.match(tokens) ?? []).map((text) => ({ ...piece, text: mirrored.get(text) ?? text }));
