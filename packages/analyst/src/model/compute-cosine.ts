/** Computes the cosine of two unit-length embeddings. Returns 0 if either is empty. */
export function computeCosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) sum += a[i]! * b[i]!;
  return sum;
}
