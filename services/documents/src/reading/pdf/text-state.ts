import type { Color } from './backdrop.ts';
import type { Box } from './layout.ts';
import { identity, type Matrix } from './matrix.ts';

/** What a page description has set so far; `save` and `restore` keep and bring back all of it but the text position. */
export type GraphicsState = {
  matrix: Matrix;
  fill: Color | undefined;
  /** Filled with a pattern that paints nothing. */
  unfilled: boolean;
  stroke: Color | undefined;
  alpha: number;
  strokeAlpha: number;
  /** Painted over what is there, not mixed with it or masked. */
  opaque: boolean;
  /** Painted so that only what is lighter than the ground shows. */
  lightens: boolean;
  /** Under a mask that lets nothing through. */
  masked: boolean;
  lineWidth: number;
  /** Nothing is painted outside of it. */
  clip: Box | undefined;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
};

export const startState = (matrix: Matrix): GraphicsState => ({
  matrix,
  fill: [0, 0, 0],
  unfilled: false,
  stroke: [0, 0, 0],
  alpha: 1,
  strokeAlpha: 1,
  opaque: true,
  lightens: false,
  masked: false,
  lineWidth: 1,
  clip: undefined,
  font: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
});

/** Where the next text goes within a text object. */
export type TextPosition = { matrix: Matrix; x: number; y: number; lineX: number; lineY: number };

export const startPosition = (): TextPosition => ({
  matrix: identity,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
});
