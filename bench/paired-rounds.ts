/** CPU time of this process, in microseconds. */
export function cpuTimeUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Runs the candidates alternately, so that other load on the machine affects all of them. Returns a function for the ratios
 * of two candidates by round.
 */
export async function pairedRatios<Name extends string>(
  rounds: number,
  candidates: Record<Name, () => Promise<number>>,
): Promise<(of: Name, to: Name) => number[]> {
  const measured: Record<Name, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const row = {} as Record<Name, number>;
    for (const name in candidates) row[name] = await candidates[name]();
    measured.push(row);
  }
  return (of, to) => measured.map((row) => row[of] / row[to]);
}

/** Prints the median of paired ratios with their range. */
export function report(name: string, ratios: number[]): void {
  const sorted = [...ratios].sort((a, b) => a - b);
  const quantile = (share: number) =>
    (sorted[Math.round(share * (sorted.length - 1))] ?? NaN).toFixed(2);
  console.log(
    `${name}: ${quantile(0.5)} (${quantile(0)} to ${quantile(1)}, ${sorted.length} rounds)`,
  );
}
