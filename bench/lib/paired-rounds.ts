import { quantile } from './statistics.ts';

/** Returns the CPU time of this process, in microseconds. */
export function cpuTimeUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export type Rounds<Name extends string> = {
  /** Returns the measured values of a candidate by round. */
  values: (name: Name) => number[];
  /** Returns the ratios of two candidates by round. */
  ratios: (of: Name, to: Name) => number[];
};

/** Measures the candidates alternately, so that other load on the machine affects all of them. */
export async function pairedRounds<Name extends string>(
  count: number,
  candidates: Record<Name, () => Promise<number>>,
): Promise<Rounds<Name>> {
  const rounds: Map<Name, number>[] = [];
  for (let round = 0; round < count; round += 1) {
    const row = new Map<Name, number>();
    for (const name in candidates) row.set(name, await candidates[name]());
    rounds.push(row);
  }
  const values = (name: Name) => rounds.map((row) => row.get(name) ?? NaN);
  return {
    values,
    ratios: (of, to) => values(of).map((value, round) => value / (values(to)[round] ?? NaN)),
  };
}

/** Prints the median of the values by round, with their range. */
export function report(name: string, values: number[]): void {
  const [median, min, max] = [0.5, 0, 1].map((share) => quantile(values, share).toFixed(2));
  console.log(`${name}: ${median} (${min} to ${max}, ${values.length} rounds)`);
}
