import { apply, multiply } from './matrix.ts';
import type { GraphicsState, TextPosition } from './text-state.ts';

/** What pdf.js hands over for one shown text: glyphs, and numbers that move the pen (in thousandths). */
export type Glyph = { unicode?: string; width?: number; isSpace?: boolean };

export type FontFacts = { bold: boolean; italic: boolean; unit: number; vertical: boolean };

export type Shown = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  upright: boolean;
};

/** A wider jump of the pen parts words; a much wider one parts columns or cells. */
const wordGap = 0.18;
const cellGap = 1.5;
/** Of their height. */
const leastWidth = 0.05;
/** So much of their size taken from the space between letters leaves them one on the other. */
const leastAdvance = 0.4;

/** Moves the pen over a shown text and says what stands where; the position is advanced in place. */
export function showGlyphs(
  glyphs: readonly unknown[],
  state: GraphicsState,
  position: TextPosition,
  font: FontFacts,
): Shown[] {
  const matrix = multiply(state.matrix, position.matrix);
  const across = Math.hypot(matrix[0], matrix[1]);
  const upwards = Math.hypot(matrix[2], matrix[3]);
  // letters pressed to a line, or each onto the one before it, are as good as none
  const isFlat =
    across * Math.abs(state.scale) < leastWidth * upwards ||
    state.charSpacing < -leastAdvance * Math.abs(state.size);
  const size = isFlat ? 0 : Math.abs(state.size) * upwards;
  const upright = Math.abs(matrix[1]) < 0.05 * across && matrix[0] > 0;
  const shown: Shown[] = [];
  let open: { text: string; from: number; to: number } | undefined;
  let pen = 0;

  const close = () => {
    if (!open) return;
    const [x, y] = apply(matrix, position.x + open.from * state.scale, position.y + state.rise);
    const width = (open.to - open.from) * state.scale * across;
    if (open.text) shown.push({ text: open.text, x, y, width, size, upright });
    open = undefined;
  };

  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const jump = (-glyph * state.size) / 1000;
      pen += jump;
      const gap = jump / Math.max(0.001, Math.abs(state.size));
      if (gap > cellGap) close();
      else if (gap > wordGap && open && !open.text.endsWith(' ')) open.text += ' ';
      continue;
    }
    if (!isGlyph(glyph)) continue;
    open ??= { text: '', from: pen, to: pen };
    open.text += glyph.unicode ?? '';
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const advance = (glyph.width ?? 0) * state.size * font.unit;
    open.to = pen + advance;
    pen += advance + spacing;
  }
  close();
  if (font.vertical) position.y -= pen;
  else position.x += pen * state.scale;
  return shown;
}

const isGlyph = (value: unknown): value is Glyph => typeof value === 'object' && value !== null;
