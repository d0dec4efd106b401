/** An affine transform in PDF order: [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];

export const identityMatrix: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the transform that applies `inner` first, then `outer`. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

export const applyMatrix = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Converts an operand to a matrix. Returns the identity if it is malformed. */
export function toMatrix(values: unknown): Matrix {
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = toNumbers(values);
  return [a, b, c, d, e, f].every(Number.isFinite) ? [a, b, c, d, e, f] : identityMatrix;
}

export const toNumbers = (values: unknown): number[] =>
  values && typeof values === 'object' ? Array.from(Object(values), Number) : [];

/** Converts an operand to a number. Returns 0 if it is malformed. */
export const toFiniteNumber = (operand: unknown): number => Number(operand) || 0;
