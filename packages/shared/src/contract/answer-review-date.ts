/** Returns the last day on which an answer saved at this time counts as current, unless the user chooses another. */
export function addOneYear(time: Date): string {
  const later = new Date(time);
  later.setUTCFullYear(time.getUTCFullYear() + 1);
  return later.toISOString().slice(0, 10);
}
