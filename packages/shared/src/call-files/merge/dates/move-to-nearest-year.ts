/** Moves a date to the year in which it is nearest to another date. */
export function moveToNearestYear(date: string, other: string): string {
  const year = Number(other.slice(0, 4));
  const distanceMs = (candidate: string) => Math.abs(Date.parse(candidate) - Date.parse(other));
  const [nearest = date] = [year - 1, year, year + 1]
    .map((candidateYear) => `${candidateYear}${date.slice(4)}`)
    .filter((candidate) => !Number.isNaN(Date.parse(candidate)))
    .sort((a, b) => distanceMs(a) - distanceMs(b));
  return nearest;
}
