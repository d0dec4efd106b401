const stepMs = 2_000;
const stepPercent = 5;
const maxPercent = 90;

/** Increases by 5 every 2 seconds up to 90, then jumps to 100 when the draft is done. */
export function estimateGenerationPercent(elapsedMs: number, isDone: boolean): number {
  if (isDone) return 100;
  return Math.min(maxPercent, Math.floor(Math.max(0, elapsedMs) / stepMs) * stepPercent);
}
