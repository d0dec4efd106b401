const everyMs = 2_000;
const stepPercent = 5;
const capPercent = 90;

/** Increases by 5 every 2 seconds up to 90, then jumps to 100 when the draft is done. */
export function generationPercent(elapsedMs: number, isDone: boolean): number {
  if (isDone) return 100;
  return Math.min(capPercent, Math.floor(Math.max(0, elapsedMs) / everyMs) * stepPercent);
}
