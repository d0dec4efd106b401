import { apply, multiply } from './matrix.ts';
import type { GraphicsState, TextPosition } from './text-state.ts';

/** What pdf.js hands over for one shown text: glyphs, and numbers that move the pen (in thousandths). */
export type Glyph = {
  unicode?: string;
  originalCharCode?: number;
  width?: number;
  isSpace?: boolean;
  /** By what it is drawn, in a font of drawings. */
  operatorListId?: string;
};

export type FontFacts = {
  bold: boolean;
  italic: boolean;
  unit: number;
  vertical: boolean;
  /** It has no table of characters, so that the numbers of its glyphs are taken for them. */
  isGuessed: boolean;
  /** Glyphs that are drawn by nothing. */
  blank?: ReadonlySet<string>;
};

export type Shown = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** The direction it runs in, in whole degrees clockwise: 0 is upright, 270 runs up the page. */
  angle: number;
  /** How far along its direction each code unit of the text begins. */
  starts: number[];
  /** Its glyphs are drawn by nothing. */
  blank?: boolean;
};

/** A wider jump of the pen parts words; a much wider one parts columns or cells. */
const wordGap = 0.18;
const cellGap = 1.5;
/** Of their height. */
const leastWidth = 0.05;
/** So much of their size taken from the space between letters leaves them one on the other. */
const leastAdvance = 0.4;
/** So much of their size has each letter of a ligature at least; a dot that says a sentence has less. */
const leastOfLigature = 0.06;
const longestOfUnknownWidth = 3;

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
  // a negative size and a matrix that turns text round undo each other
  const along = (state.size < 0 ? -1 : 1) * state.scale;
  const angle = angleOf(matrix[0] * along, matrix[1] * along);
  const shown: Shown[] = [];
  let open: { text: string; starts: number[]; from: number; to: number; sort: Sort } | undefined;
  let pen = 0;

  const close = () => {
    if (!open) return;
    const [x, y] = apply(matrix, position.x + open.from * state.scale, position.y + state.rise);
    const length = (pen: number) => Math.abs((pen - start) * state.scale * across);
    const start = open.from;
    const width = length(open.to);
    if (open.text)
      shown.push({
        text: open.text,
        x,
        y,
        width,
        size: open.sort === 'crowded' ? 0 : size,
        angle,
        starts: open.starts.map(length),
        ...(open.sort === 'blank' && { blank: true }),
      });
    open = undefined;
  };

  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const jump = (-glyph * state.size) / 1000;
      pen += jump;
      const gap = jump / Math.max(0.001, Math.abs(state.size));
      if (gap > cellGap) close();
      else if (gap > wordGap && open && !open.text.endsWith(' ')) {
        open.text += ' ';
        open.starts.push(open.to);
      }
      continue;
    }
    if (!isGlyph(glyph)) continue;
    const sort = sortOf(glyph, font);
    if (open && open.sort !== sort) close();
    open ??= { text: '', starts: [], from: pen, to: pen, sort };
    const unicode = glyph.unicode ?? '';
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const advance = (glyph.width ?? 0) * state.size * font.unit;
    open.text += unicode;
    for (let at = 0; at < unicode.length; at += 1)
      open.starts.push(pen + (advance * at) / unicode.length);
    open.to = pen + advance;
    pen += advance + spacing;
  }
  close();
  if (font.vertical) position.y -= pen;
  else position.x += pen * state.scale;
  return shown;
}

/** Text that leans by less than this runs straight along the page or a side of it. */
const maxLeanDegrees = 3;

/** The direction of a line in whole degrees from 0 to 359, a slight lean left out. */
function angleOf(x: number, y: number): number {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const straight = Math.round(degrees / 90) * 90;
  const angle = Math.abs(degrees - straight) < maxLeanDegrees ? straight : Math.round(degrees);
  return (angle + 360) % 360;
}

/** Whether what a glyph says can be seen on it. */
type Sort = 'plain' | 'blank' | 'crowded';

function sortOf({ unicode = '', width = 0, operatorListId }: Glyph, font: FontFacts): Sort {
  if (operatorListId !== undefined && font.blank?.has(operatorListId)) return 'blank';
  if (unicode.length < 2) return 'plain';
  const letters = [...unicode].filter((character) => !/\p{M}/u.test(character)).length;
  const isNarrow = Math.abs(width) * font.unit < leastOfLigature * letters;
  return letters > 1 && isNarrow && (width !== 0 || letters > longestOfUnknownWidth)
    ? 'crowded'
    : 'plain';
}

const isGlyph = (value: unknown): value is Glyph => typeof value === 'object' && value !== null;
