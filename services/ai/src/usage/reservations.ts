import type { PipelineStage } from 'mongoose';
import type { UsageReservation } from '../records/usage-record.ts';
import type { Usage } from '../providers/provider.ts';

/** The limits of one account. */
export type Limits = { tokens: number; dollars: number };
/** In dollars per million tokens. */
export type Prices = { input: number; output: number };

/** Returns the cost in dollars. */
export const computeCost = (
  { input, output }: Prices,
  { inputTokens, outputTokens }: Usage,
): number => (inputTokens * input + outputTokens * output) / 1_000_000;

/** Returns the expression for unexpired reservations. */
const matchValid = (time: Date) => ({
  $filter: {
    input: '$reservations',
    cond: { $gt: ['$$this.until', { $literal: time }] },
  },
});

const createSum = (field: 'tokens' | 'cost', time: Date) => ({
  $sum: { $map: { input: matchValid(time), in: `$$this.${field}` } },
});

/** Returns a filter that matches if usage and reservations stay within the limits. */
export function withinLimits({ tokens, cost }: UsageReservation, limits: Limits, time: Date) {
  const allTokens = { $add: ['$inputTokens', '$outputTokens', createSum('tokens', time), tokens] };
  const allDollars = { $add: [{ $ifNull: ['$cost', 0] }, createSum('cost', time), cost] };
  return {
    $and: [{ $lte: [allTokens, limits.tokens] }, { $lte: [allDollars, limits.dollars] }],
  };
}

/** Returns an update pipeline stage that adds a reservation and drops expired ones. */
export const addReservation = (reservation: UsageReservation, time: Date): PipelineStage.Set => ({
  $set: { reservations: { $concatArrays: [matchValid(time), [{ $literal: reservation }]] } },
});

/** Returns the update that replaces a reservation with the actual usage in one write. */
export function createSettlement(id: string, used: Usage | undefined, cost: number | undefined) {
  const removed = { $pull: { reservations: { id } } };
  if (!used) return removed;
  const { inputTokens, outputTokens } = used;
  const more = { requests: 1, inputTokens, outputTokens, ...(cost !== undefined && { cost }) };
  return { ...removed, $inc: more };
}
