/** An affine transform as PDF writes it: [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
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

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export function toMatrix(values: unknown): Matrix {
  if (values && typeof values === 'object') {
    const list = Array.from(values as ArrayLike<number>, Number);
    const [a, b, c, d, e, f] = list;
    if (list.length >= 6 && list.slice(0, 6).every(Number.isFinite)) {
      return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
    }
  }
  return identity;
}
