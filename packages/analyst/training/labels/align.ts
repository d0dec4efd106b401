/**
 * Pairs equal entries of two lists in order (longest common subsequence).
 *
 * @returns maps each paired index of `before` to its index in `after`
 */
export function align(before: readonly string[], after: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let start = 0;
  while (start < before.length && before[start] === after[start]) {
    pairs.set(start, start);
    start++;
  }
  let i = before.length;
  let right = after.length;
  while (i > start && right > start && before[i - 1] === after[right - 1]) {
    i--;
    right--;
    pairs.set(i, right);
  }
  const rows = before.slice(start, i);
  const columns = after.slice(start, right);
  const lengths = computeCommonLengths(rows, columns);
  let row = 0;
  let column = 0;
  while (row < rows.length && column < columns.length) {
    if (rows[row] === columns[column]) pairs.set(start + row++, start + column++);
    else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) row++;
    else column++;
  }
  return pairs;
}

/** Returns, at [i][j], the length of the longest common subsequence of the entries starting at i and j. */
function computeCommonLengths(rows: readonly string[], columns: readonly string[]): Uint16Array[] {
  const lengths = Array.from(
    { length: rows.length + 1 },
    () => new Uint16Array(columns.length + 1),
  );
  for (let row = rows.length - 1; row >= 0; row--)
    for (let column = columns.length - 1; column >= 0; column--) {
      const [current, below] = [lengths[row], lengths[row + 1]];
      if (!current || !below) continue;
      current[column] =
        rows[row] === columns[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, current[column + 1] ?? 0);
    }
  return lengths;
}
