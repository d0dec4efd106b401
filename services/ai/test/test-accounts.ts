import { createLogger } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createUsageModel } from '../src/records/usage-record.ts';
import type { SettleUsage } from '../src/providers/provider.ts';
import { createUsageBudget } from '../src/usage/usage-budget.ts';

type Limits = Pick<
  Parameters<typeof createUsageBudget>[0],
  'tokensPerDay' | 'dollarsPerDay' | 'tokensPerMonth' | 'dollarsPerMonth'
>;

export const reservationMs = 240_000;
/** 100 input and 100 output tokens cost $0.30. */
const prices = { input: 1_000, output: 2_000 };
const log = createLogger({ name: 'test', level: 'silent' });

/** Creates usage accounts shared by any number of replicas, with a clock controlled by the test. */
export function testAccounts(database: Connection, nowMs: number, limits: Partial<Limits>) {
  const clock = { nowMs };
  const usages = createUsageModel(database);
  const createReplica = (own: Partial<Limits> = limits) =>
    createUsageBudget({
      usages,
      log,
      now: () => new Date(clock.nowMs),
      newId: randomUUID,
      tokensPerDay: 1_000,
      reservationMs,
      ...own,
      prices,
    });
  const reserve = (tokens: number, budget = createReplica(), ownerId: string = randomUUID()) =>
    budget.reserve(ownerId, { inputTokens: tokens / 2, outputTokens: tokens / 2 });
  return { clock, usages, createReplica, reserve };
}

/**
 * Waits for concurrent requests, and checks that the rejected ones can be retried after a minute.
 *
 * @returns the number of accepted requests
 */
export async function countAccepted(requests: Promise<SettleUsage>[]): Promise<number> {
  const outcomes = await Promise.allSettled(requests);
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of rejected)
    expect(reason).toMatchObject({ code: 'usage-limit', retryAfter: 60 });
  return outcomes.length - rejected.length;
}
