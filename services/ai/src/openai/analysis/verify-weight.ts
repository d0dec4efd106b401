import type { Evidence } from './evidence.ts';

type StatedWeight = { points: number | null; percent: number | null };

/** Returns points or a percentage, depending on what the document states. */
export function verifyWeight(
  evidence: Evidence,
  { points, percent }: StatedWeight,
): { points?: number; percent?: number } {
  const stated = (value: number | null) =>
    value !== null && evidence.hasNumber(value) ? value : undefined;
  const isOnly = (value: number, unit: string, other: string): boolean =>
    evidence.unitsOf(value).has(unit) && !evidence.unitsOf(value).has(other);
  const [asPoints, asPercent] = [stated(points), stated(percent)];
  const isPercent = asPoints !== undefined && isOnly(asPoints, 'percent', 'point');
  const isPoints = asPercent !== undefined && isOnly(asPercent, 'point', 'percent');
  const score = isPercent ? undefined : (asPoints ?? (isPoints ? asPercent : undefined));
  const share = isPoints ? undefined : (asPercent ?? (isPercent ? asPoints : undefined));
  return {
    ...(score !== undefined && { points: score }),
    ...(share !== undefined && share <= 100 && { percent: share }),
  };
}
