import type { PipelineStage } from 'mongoose';
import type { UsageReservation } from '../models/usage-model.ts';
import type { Usage } from '../providers/provider.ts';

/** What one person may use in a day. */
export type Limits = { tokens: number; dollars: number };
/** Dollars for a million tokens. */
export type Prices = { input: number; output: number };

/** The reservations that have not expired; a document of an older version has none. */
const valid = (time: Date) => ({
  $filter: {
    input: { $ifNull: ['$reservations', []] },
    cond: { $gt: ['$$this.until', { $literal: time }] },
  },
});

const sumOf = (field: 'tokens' | 'cost', time: Date) => ({
  $sum: { $map: { input: valid(time), in: `$$this.${field}` } },
});

/** The condition under which a reservation leaves used and reserved within the limits. */
export function affordable({ tokens, cost }: UsageReservation, limits: Limits, time: Date) {
  const allTokens = { $add: ['$inputTokens', '$outputTokens', sumOf('tokens', time), tokens] };
  const allDollars = { $add: [{ $ifNull: ['$cost', 0] }, sumOf('cost', time), cost] };
  return {
    $and: [{ $lte: [allTokens, limits.tokens] }, { $lte: [allDollars, limits.dollars] }],
  };
}

/** The stage of an update pipeline that adds a reservation and drops those that have expired. */
export const withReservation = (reservation: UsageReservation, time: Date): PipelineStage.Set => ({
  $set: { reservations: { $concatArrays: [valid(time), [{ $literal: reservation }]] } },
});

/** The update that books what a request took in the place of its reservation, in one write. */
export function settledBy(id: string, used: Usage | undefined, cost: number | undefined) {
  const removed = { $pull: { reservations: { id } } };
  if (!used) return removed;
  const { inputTokens, outputTokens } = used;
  const more = { requests: 1, inputTokens, outputTokens, ...(cost !== undefined && { cost }) };
  return { ...removed, $inc: more };
}
