/** The weight of a section or a criterion in the evaluation. */
type Weighted = { points?: number | undefined; percent?: number | undefined };

export const hasWeight = ({ points, percent }: Weighted): boolean =>
  points !== undefined || percent !== undefined;

export function formatWeight({ points, percent }: Weighted): string {
  if (points !== undefined) return points === 1 ? '1 point' : `${points} points`;
  return percent === undefined ? 'No points' : `${percent}%`;
}
