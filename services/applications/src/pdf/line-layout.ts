import { gapPattern, inlinesToText, type Inline } from '@grantwright/shared/richtext';
import type { Face, Font } from './fonts.ts';
import { splitIntoGraphemes } from './split-into-graphemes.ts';

/** Text in a single style. */
export type Piece = {
  text: string;
  font: Font;
  underline: boolean;
  isGap: boolean;
  link?: string | undefined;
};
export type PlacedPiece = Piece & { x: number; width: number };
export type Line = {
  /** In reading order, which differs from the order on the page in right-to-left text. */
  pieces: PlacedPiece[];
  width: number;
  /** Whether the line belongs to a right-to-left paragraph, which starts at the right margin. */
  isRightToLeft?: boolean;
};

type Style = { bold?: boolean; italic?: boolean };
export type Measure = (text: string, font: Font) => number;

const chooseFace = (bold: boolean, italic: boolean): Face =>
  bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular';

/** Splits a paragraph into pieces; each gap is a separate piece. */
export function toPieces(children: Inline[], style: Style = {}): Piece[] {
  const spans = splitIntoSpans(inlinesToText(children));
  let offset = 0;
  let current = 0;
  return children.flatMap((child) => {
    const texts = 'type' in child ? child.children : [child];
    const link = 'type' in child ? child.url : undefined;
    return texts.flatMap(({ text, bold, italic, underline }) => {
      const pieces: Piece[] = [];
      const end = offset + text.length;
      let from = offset;
      while (from < end) {
        const span = spans[current] ?? { to: end, isGap: false };
        const to = Math.min(end, span.to);
        pieces.push({
          text: text.slice(from - offset, to - offset),
          font: chooseFace(
            Boolean(bold ?? style.bold) || span.isGap,
            Boolean(italic ?? style.italic),
          ),
          underline: Boolean(underline) || link !== undefined,
          isGap: span.isGap,
          link,
        });
        if (to === span.to) current += 1;
        from = to;
      }
      offset = end;
      return pieces;
    });
  });
}

type Span = { to: number; isGap: boolean };

/** Splits text into gaps and the non-empty text between them, in order. */
function splitIntoSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(gapPattern)) {
    if (index > from) spans.push({ to: index, isGap: false });
    from = index + gap.length;
    spans.push({ to: from, isGap: true });
  }
  if (from < text.length) spans.push({ to: text.length, isGap: false });
  return spans;
}

/** Breaks pieces into lines of a given width, at spaces or, if a word is wider than a line, inside the word. */
export function breakLines(pieces: Piece[], maxWidth: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  const end = () => {
    lines.push(line);
    line = { pieces: [], width: 0 };
  };
  const append = (piece: Piece, text: string, width: number) => {
    const last = line.pieces.at(-1);
    if (last && isSameStyle(last, piece)) {
      last.text += text;
      last.width += width;
    } else line.pieces.push({ ...piece, text, x: line.width, width });
    line.width += width;
  };
  for (const word of joinIntoWords(pieces)) {
    if (word.isBreak) {
      end();
      continue;
    }
    const width = word.parts.reduce(
      (sum, part) => sum + measure(part.text.trimEnd(), part.font),
      0,
    );
    if (line.width > 0 && line.width + width > maxWidth) end();
    for (const part of word.parts) {
      for (const text of width > maxWidth ? splitIntoGraphemes(part.text) : [part.text]) {
        if (line.width > 0 && line.width + measure(text.trimEnd(), part.font) > maxWidth + 0.01)
          end();
        append(part, text, measure(text, part.font));
      }
    }
  }
  if (line.pieces.length > 0 || lines.length === 0) end();
  return lines;
}

type Word = { parts: Piece[]; isBreak: boolean };

/** Returns the words, each with the space that follows it; the style can change within a word. */
function joinIntoWords(pieces: Piece[]): Word[] {
  const words: Word[] = [];
  let open: Piece[] = [];
  const close = () => {
    if (open.length > 0) words.push({ parts: open, isBreak: false });
    open = [];
  };
  for (const piece of pieces) {
    for (const text of replaceSpaces(piece.text).split(/(\s)/)) {
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

/** Replaces tabs and some wide spaces, which the fonts lack. */
const replaceSpaces = (text: string): string =>
  text.replace(/\t/g, '    ').replace(/[\u1680\u2028\u2029\u3000]/g, ' ');

const isSameStyle = (a: Piece, b: Piece) =>
  a.font === b.font && a.underline === b.underline && a.isGap === b.isGap && a.link === b.link;
