import type { MergeContext } from '../merge-context.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** How far a date may move within a round, in days. Amendments move dates explicitly, so they may move them further. */
const maxDays = { amendment: { back: 120, ahead: 400 }, other: { back: 0, ahead: 180 } };

/** Whether a later date is probably for another round, as in last year's FAQ, which names last year's deadline. */
export function isOtherRound(
  earlier: string | undefined,
  later: string | undefined,
  { kind }: MergeContext,
): boolean {
  if (!earlier || !later) return false;
  const days = (Date.parse(later) - Date.parse(earlier)) / dayMs;
  const { back, ahead } = kind === 'amendment' ? maxDays.amendment : maxDays.other;
  return days < -back || days > ahead;
}
