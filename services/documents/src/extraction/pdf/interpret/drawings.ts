import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The operators of a pattern tile or Type 3 glyph. */
export type Drawing = { fnArray: number[]; argsArray: unknown[][] };

export const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'object' && value !== null && 'fnArray' in value && 'argsArray' in value;

const multicolored = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.shadingFill,
  OPS.setFillColorN,
]);
const paintOperators = new Set<number>([
  ...multicolored,
  OPS.showText,
  OPS.paintFormXObjectBegin,
  OPS.beginGroup,
  OPS.paintSolidColorImageMask,
]);

export const hasManyColors = ({ fnArray }: Drawing): boolean =>
  fnArray.some((operator) => multicolored.has(operator));

/** Whether a drawing does not paint anything. */
export const isBlank = ({ fnArray, argsArray }: Drawing): boolean =>
  !fnArray.some(
    (operator, index) =>
      paintOperators.has(operator) ||
      (operator === OPS.constructPath && argsArray[index]?.[0] !== OPS.endPath),
  );
