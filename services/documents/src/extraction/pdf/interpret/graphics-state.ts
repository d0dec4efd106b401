import { black, type Rgba } from '../../colors.ts';
import type { Field } from '../annotations/read-annotations.ts';
import { emptyBox } from '../geometry/areas.ts';
import { identityMatrix, multiplyMatrices, toMatrix, type Matrix } from '../geometry/matrix.ts';
import type { Box } from '../page-model.ts';

/** The parameters saved by `q` and restored by `Q` (ISO 32000-1, 8.4). */
export type Graphics = Readonly<{
  matrix: Matrix;
  /** Undefined for patterns and images of unknown color. */
  fill: Rgba | undefined;
  /** Whether the fill is a pattern that does not paint anything. */
  fillsNothing: boolean;
  stroke: Rgba | undefined;
  fillAlpha: number;
  strokeAlpha: number;
  /** Whether the normal blend mode is active and there is no mask. */
  blendsNormally: boolean;
  /** Whether the blend mode only shows colors lighter than the backdrop. */
  lightens: boolean;
  /** Whether a soft mask hides everything. */
  isMasked: boolean;
  lineWidth: number;
  clip: Box | undefined;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
}>;

/** The text matrix, and the position of the next glyph and of the current line within it. */
export type Pen = Readonly<{ matrix: Matrix; x: number; y: number; lineX: number; lineY: number }>;

/** An open transparency group. */
export type Group = Readonly<{
  /** The opacity of the whole group. Inside it, the opacity starts at 1. */
  fillAlpha: number;
  strokeAlpha: number;
  /** Whether the group defines a soft mask instead of being painted. */
  isMask: boolean;
  /** For a mask, whether its luminosity is used instead of its opacity. */
  isLuminosity: boolean;
  /** For a mask, whether anything in it makes masked content visible. */
  hasLight: boolean;
}>;

/** An open marked-content sequence, including the properties inherited from enclosing sequences. */
type MarkedContent = Readonly<{
  isArtifact: boolean;
  isLayerOff: boolean;
  outer: MarkedContent | undefined;
}>;

type SavedState = Readonly<{ graphics: Graphics; outer: SavedState | undefined }>;

/** The state of the interpreter between two operators. Handlers return a new state. */
export type State = Readonly<{
  graphics: Graphics;
  saved: SavedState | undefined;
  pen: Pen;
  marked: MarkedContent | undefined;
  groups: readonly Group[];
  /** Whether the most recent soft mask is black. */
  isMaskBlack: boolean;
  /** Whether the next path becomes the new clip. */
  isClipPending: boolean;
  /** The form field whose appearance is being drawn. */
  field: Field | undefined;
}>;

export const createInitialPen = (matrix = identityMatrix): Pen => ({
  matrix,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
});

export const createInitialGraphics = (matrix: Matrix): Graphics => ({
  matrix,
  fill: black,
  fillsNothing: false,
  stroke: black,
  fillAlpha: 1,
  strokeAlpha: 1,
  blendsNormally: true,
  lightens: false,
  isMasked: false,
  lineWidth: 1,
  clip: undefined,
  font: '',
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
});

export const createInitialState = (matrix: Matrix): State => ({
  graphics: createInitialGraphics(matrix),
  saved: undefined,
  pen: createInitialPen(),
  marked: undefined,
  groups: [],
  isMaskBlack: false,
  isClipPending: false,
  field: undefined,
});

export const withGraphics = (state: State, changes: Partial<Graphics>): State => ({
  ...state,
  graphics: { ...state.graphics, ...changes },
});

export const save = (state: State): State => ({
  ...state,
  saved: { graphics: state.graphics, outer: state.saved },
});

export const restore = (state: State): State =>
  state.saved ? { ...state, graphics: state.saved.graphics, saved: state.saved.outer } : state;

export const transform = (state: State, matrix: unknown): State =>
  withGraphics(state, { matrix: multiplyMatrices(state.graphics.matrix, toMatrix(matrix)) });

export const movePen = (state: State, x: number, y: number): State => {
  const lineX = state.pen.lineX + x;
  const lineY = state.pen.lineY + y;
  return { ...state, pen: { ...state.pen, x: lineX, y: lineY, lineX, lineY } };
};

/** Returns the graphics parameters in effect, taking layers, groups and masks into account. */
export function computeGraphics({ graphics, groups, marked }: State): Graphics {
  const alpha = groups.reduce((product, group) => product * group.fillAlpha, 1);
  const isInvisible =
    marked?.isLayerOff || graphics.isMasked || groups.some(({ isMask }) => isMask);
  if (alpha === 1 && !isInvisible) return graphics;
  return {
    ...graphics,
    fillAlpha: graphics.fillAlpha * alpha,
    strokeAlpha: graphics.strokeAlpha * alpha,
    ...(isInvisible && { clip: emptyBox }),
  };
}

/** Returns the graphics parameters in effect for text and paths, which may be filled with a pattern. */
export function computeInk(state: State): Graphics {
  const graphics = computeGraphics(state);
  return graphics.fillsNothing ? { ...graphics, fillAlpha: 0 } : graphics;
}
