import { applyMatrix, multiplyMatrices } from '../geometry/matrix.ts';
import type { DrawnSpan } from '../page-model.ts';
import type { Graphics, Pen } from './graphics-state.ts';
import type { FontFacts } from './create-font-lookup.ts';

/** A glyph in a string, as returned by pdf.js. Numbers between glyphs move the pen. */
export type Glyph = {
  unicode?: string;
  originalCharCode?: number;
  width?: number;
  isSpace?: boolean;
  /** The name of the drawing, for a glyph of a Type 3 font. */
  operatorListId?: string;
};

/** Text. `isBlank` is set if its glyphs do not draw anything. */
export type ShownText = DrawnSpan & { isBlank: boolean };

/** Gaps in multiples of the font size. A wider gap separates words, and a much wider gap separates columns or cells. */
const wordGap = 0.18;
const cellGap = 1.5;
/** Glyphs narrower than this fraction of their height are illegible. */
const minWidthRatio = 0.05;
/** Negative character spacing beyond this fraction of the font size makes letters overlap. */
const maxOverlap = 0.4;
/** Minimum width per letter of a ligature. A glyph that represents a whole sentence is narrower. */
const minLigatureLetterWidth = 0.06;
const maxLettersOfUnknownWidth = 3;
/** Text at a smaller angle is treated as straight. */
const maxLeanDegrees = 3;

/** Positions the glyphs of a show-text operator on the page and advances the pen. */
export function layOutGlyphs(
  glyphs: readonly unknown[],
  graphics: Graphics,
  pen: Pen,
  font: FontFacts,
): { shown: ShownText[]; pen: Pen } {
  const { runs, advance } = splitIntoRuns(glyphs, graphics, font);
  const { horizontalScale, fontSize, charSpacing, rise } = graphics;
  const matrix = multiplyMatrices(graphics.matrix, pen.matrix);
  const across = Math.hypot(matrix[0], matrix[1]);
  const upward = Math.hypot(matrix[2], matrix[3]);
  const isFlat =
    across * Math.abs(horizontalScale) < minWidthRatio * upward ||
    charSpacing < -maxOverlap * Math.abs(fontSize);
  const size = isFlat ? 0 : Math.abs(fontSize) * upward;
  // a negative size cancels out a matrix that rotates by 180 degrees
  const direction = (fontSize < 0 ? -1 : 1) * horizontalScale;
  const angle = computeAngle(matrix[0] * direction, matrix[1] * direction);
  const shown = runs
    .filter(({ text }) => text)
    .map((run): ShownText => {
      const [x, y] = applyMatrix(matrix, pen.x + run.from * horizontalScale, pen.y + rise);
      const measureLength = (offset: number) =>
        Math.abs((offset - run.from) * horizontalScale * across);
      return {
        text: run.text,
        x,
        y,
        width: measureLength(run.to),
        size: run.kind === 'crowded' ? 0 : size,
        bold: font.bold,
        italic: font.italic,
        angle,
        starts: run.starts.map(measureLength),
        isBlank: run.kind === 'blank',
      };
    });
  const movedPen = font.vertical
    ? { ...pen, y: pen.y - advance }
    : { ...pen, x: pen.x + advance * horizontalScale };
  return { shown, pen: movedPen };
}

/** `blank` glyphs do not draw anything; `crowded` glyphs are too narrow for their text. */
type Kind = 'normal' | 'blank' | 'crowded';
/** Text without a wide gap. Positions are in text space. */
type Run = { text: string; starts: number[]; from: number; to: number; kind: Kind };

function splitIntoRuns(
  glyphs: readonly unknown[],
  { fontSize, charSpacing, wordSpacing }: Graphics,
  font: FontFacts,
): { runs: Run[]; advance: number } {
  const runs: Run[] = [];
  let openRun: Run | undefined;
  let pen = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const jump = (-glyph * fontSize) / 1000;
      const gap = jump / Math.max(0.001, Math.abs(fontSize));
      pen += jump;
      if (gap > cellGap) openRun = undefined;
      else if (gap > wordGap && openRun && !openRun.text.endsWith(' ')) {
        openRun.text += ' ';
        openRun.starts.push(openRun.to);
      }
    } else if (isGlyph(glyph)) {
      const kind = classifyGlyph(glyph, font);
      if (openRun?.kind !== kind) {
        openRun = { text: '', starts: [], from: pen, to: pen, kind };
        runs.push(openRun);
      }
      const { unicode = '', width = 0, isSpace } = glyph;
      const advance = width * fontSize * font.unit;
      openRun.text += unicode;
      for (let index = 0; index < unicode.length; index += 1)
        openRun.starts.push(pen + (advance * index) / unicode.length);
      openRun.to = pen + advance;
      pen += advance + charSpacing + (isSpace ? wordSpacing : 0);
    }
  }
  return { runs, advance: pen };
}

function computeAngle(x: number, y: number): number {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const straight = Math.round(degrees / 90) * 90;
  const angle = Math.abs(degrees - straight) < maxLeanDegrees ? straight : Math.round(degrees);
  return (angle + 360) % 360;
}

function classifyGlyph({ unicode = '', width = 0, operatorListId }: Glyph, font: FontFacts): Kind {
  if (operatorListId !== undefined && font.blankGlyphs.has(operatorListId)) return 'blank';
  if (unicode.length < 2) return 'normal';
  const letters = [...unicode].filter((character) => !/\p{M}/u.test(character)).length;
  const isNarrow = Math.abs(width) * font.unit < minLigatureLetterWidth * letters;
  return letters > 1 && isNarrow && (width !== 0 || letters > maxLettersOfUnknownWidth)
    ? 'crowded'
    : 'normal';
}

const isGlyph = (value: unknown): value is Glyph => typeof value === 'object' && value !== null;
