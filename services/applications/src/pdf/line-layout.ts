import { gapPattern, inlineText, type Inline } from '@grantwright/shared/richtext';
import type { Face } from './fonts.ts';

/** Text of one style. */
export type Piece = {
  text: string;
  face: Face;
  underline: boolean;
  isGap: boolean;
  link?: string | undefined;
};
export type PlacedPiece = Piece & { x: number; width: number };
export type Line = { pieces: PlacedPiece[]; width: number };

type Style = { bold?: boolean; italic?: boolean };
type Measure = (text: string, face: Face) => number;

const faceOf = (bold: boolean, italic: boolean): Face =>
  bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular';

/** The pieces of a paragraph; gaps are pieces of their own. */
export function piecesOf(children: Inline[], style: Style = {}): Piece[] {
  const gaps = [...inlineText(children).matchAll(gapPattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const isInGap = (offset: number) => gaps.some(({ from, to }) => from <= offset && offset < to);
  let offset = 0;
  return children.flatMap((child) => {
    const texts = 'type' in child ? child.children : [child];
    const link = 'type' in child ? child.url : undefined;
    return texts.flatMap(({ text, bold, italic, underline }) => {
      const bounds = gaps.flatMap(({ from, to }) => [from - offset, to - offset]);
      const cuts = [0, ...bounds.filter((cut) => cut > 0 && cut < text.length), text.length];
      const pieces = cuts.slice(1).map((to, index): Piece => {
        const from = cuts[index] ?? 0;
        const isGap = isInGap(offset + from);
        return {
          text: text.slice(from, to),
          face: faceOf(Boolean(bold ?? style.bold) || isGap, Boolean(italic ?? style.italic)),
          underline: Boolean(underline) || link !== undefined,
          isGap,
          link,
        };
      });
      offset += text.length;
      return pieces.filter((piece) => piece.text !== '');
    });
  });
}

/** Breaks pieces into lines of a width, at spaces, or inside a word that is wider than a line. */
export function breakLines(pieces: Piece[], maxWidth: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  const end = () => {
    lines.push(line);
    line = { pieces: [], width: 0 };
  };
  const put = (piece: Piece, text: string, width: number) => {
    const last = line.pieces.at(-1);
    if (last && isSameStyle(last, piece)) {
      last.text += text;
      last.width += width;
    } else line.pieces.push({ ...piece, text, x: line.width, width });
    line.width += width;
  };
  for (const word of wordsOf(pieces)) {
    if (word.isBreak) {
      end();
      continue;
    }
    const width = word.parts.reduce(
      (sum, part) => sum + measure(part.text.trimEnd(), part.face),
      0,
    );
    if (line.width > 0 && line.width + width > maxWidth) end();
    for (const part of word.parts) {
      for (const text of width > maxWidth ? [...part.text] : [part.text]) {
        if (line.width > 0 && line.width + measure(text.trimEnd(), part.face) > maxWidth + 0.01)
          end();
        put(part, text, measure(text, part.face));
      }
    }
  }
  if (line.pieces.length > 0 || lines.length === 0) end();
  return lines;
}

type Word = { parts: Piece[]; isBreak: boolean };

/** Words with the space after them; a word can change its style. */
function wordsOf(pieces: Piece[]): Word[] {
  const words: Word[] = [];
  let open: Piece[] = [];
  const close = () => {
    if (open.length > 0) words.push({ parts: open, isBreak: false });
    open = [];
  };
  for (const piece of pieces) {
    for (const text of piece.text.replace(/\t/g, '    ').split(/(\s)/)) {
      if (text === '') continue;
      if (text === '\n') {
        close();
        words.push({ parts: [], isBreak: true });
        continue;
      }
      open.push({ ...piece, text });
      if (/\s/.test(text) && text !== '\u00A0') close();
    }
  }
  close();
  return words;
}

const isSameStyle = (a: Piece, b: Piece) =>
  a.face === b.face && a.underline === b.underline && a.isGap === b.isGap && a.link === b.link;
