/** The number of units on which two annotators agree, and Cohen's kappa, which corrects for chance agreement. */
export type Agreement = { units: number; agreed: number; kappa: number };

/** Compares the first roles of the units labeled by both annotators. */
export function computeAgreement(
  pairs: readonly (readonly [first: string, second: string])[],
): Agreement {
  const units = pairs.length;
  if (units === 0) return { units, agreed: 0, kappa: 0 };
  const agreed = pairs.filter(([first, second]) => first === second).length / units;
  const [left, right] = [0, 1].map((side) => countLabels(pairs.map((pair) => pair[side] ?? '')));
  const byProbability = [...(left ?? [])].reduce(
    (sum, [label, count]) => sum + (count / units) * ((right?.get(label) ?? 0) / units),
    0,
  );
  return {
    units,
    agreed,
    kappa: byProbability === 1 ? 1 : (agreed - byProbability) / (1 - byProbability),
  };
}

function countLabels(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
