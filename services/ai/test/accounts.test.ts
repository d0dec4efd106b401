import { createLogger } from '@grantwright/shared/service';
import { waitFor, withDatabase } from '@grantwright/shared/testing';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usageModel } from '../src/models/usage-model.ts';
import type { Settle } from '../src/providers/provider.ts';
import { createAccounts } from '../src/usage/accounts.ts';

let database: Connection;
withDatabase((connected) => (database = connected));

const noon = Date.UTC(2026, 0, 5, 12);
const reservationMs = 240_000;
const log = createLogger({ name: 'test', level: 'silent' });

/** The usage account of one user, shared by any number of replicas, with a clock that the test controls. */
function createTestAccount(over: { tokensPerDay?: number; dollarsPerDay?: number } = {}) {
  const ownerId = randomUUID();
  const clock = { nowMs: noon };
  const usages = usageModel(database);
  const replica = () =>
    createAccounts({
      usages,
      log,
      now: () => new Date(clock.nowMs),
      newId: randomUUID,
      tokensPerDay: 1_000,
      reservationMs,
      ...over,
      ...(over.dollarsPerDay !== undefined && { prices: { input: 1_000, output: 2_000 } }),
    });
  const stored = async () => {
    const day = new Date(clock.nowMs).toISOString().slice(0, 10);
    const found = await usages.findById(`${ownerId}/${day}`).lean();
    const reserved = (found?.reservations ?? []).filter(
      ({ until }) => until.getTime() > clock.nowMs,
    );
    return {
      used: (found?.inputTokens ?? 0) + (found?.outputTokens ?? 0),
      reserved: reserved.reduce((sum, { tokens }) => sum + tokens, 0),
      open: reserved.length,
      requests: found?.requests ?? 0,
      cost: found?.cost,
    };
  };
  const reserve = (tokens: number, accounts = replica()) =>
    accounts.reserve(ownerId, { inputTokens: tokens / 2, outputTokens: tokens / 2 });
  /** Settles, and waits until that is stored. */
  const settle = async (end: Settle, tokens: number | undefined) => {
    const { open } = await stored();
    end(tokens === undefined ? undefined : { inputTokens: tokens, outputTokens: 0 });
    await waitFor(async () => (await stored()).open < open);
  };
  return { replica, clock, stored, reserve, settle };
}

const isSettle = (outcome: PromiseSettledResult<Settle>) => outcome.status === 'fulfilled';

describe('the daily token limit of a user', () => {
  it('is not exceeded by concurrent requests on several replicas', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { replica, reserve, stored } = createTestAccount();
      const replicas = [replica(), replica(), replica()];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 12 }, (_, at) => reserve(300, replicas[at % 3])),
      );
      expect(outcomes.filter(isSettle)).toHaveLength(3);
      expect(await stored()).toMatchObject({ reserved: 900, used: 0 });
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'usage-limit', retryAfter: 60 });
    }
  });

  it('is not exceeded by any sequence of reservations, settlements and crashes', async () => {
    const step = fc.record({
      what: fc.constantFrom('reserve', 'reserve', 'settle', 'release', 'abandon', 'expire'),
      tokens: fc.integer({ min: 1, max: 300 }).map((half) => half * 2),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { clock, reserve, settle, stored } = createTestAccount();
        const open: { end: Settle; tokens: number }[] = [];
        let settled = 0;
        for (const { what, tokens, share } of steps) {
          const before = await stored();
          if (what === 'reserve') {
            const end = await reserve(tokens).catch(() => undefined);
            expect(end !== undefined).toBe(before.used + before.reserved + tokens <= 1_000);
            if (end) open.push({ end, tokens });
          } else if (what === 'expire') {
            clock.nowMs += reservationMs;
            open.length = 0;
          } else {
            const next = open.shift();
            if (!next || what === 'abandon') continue;
            const used = what === 'settle' ? Math.floor(next.tokens * share) : undefined;
            await settle(next.end, used);
            settled += used ?? 0;
          }
          const after = await stored();
          expect(after.used).toBe(settled);
          expect(after.used + after.reserved).toBeLessThanOrEqual(1_000);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('counts the actual usage and cost instead of the reservation once a request settles', async () => {
    const { reserve, settle, stored } = createTestAccount({ dollarsPerDay: 5 });
    await settle(await reserve(400), 150);
    expect(await stored()).toEqual({ used: 150, reserved: 0, open: 0, requests: 1, cost: 0.15 });
  });

  it('releases the reservation of a request that used nothing', async () => {
    const { reserve, settle, stored } = createTestAccount();
    await settle(await reserve(1_000), undefined);
    expect(await stored()).toMatchObject({ used: 0, reserved: 0, requests: 0 });
    await reserve(1_000);
  });

  it('releases the reservation of a crashed process when it expires', async () => {
    const { clock, reserve } = createTestAccount();
    await reserve(800);
    clock.nowMs += reservationMs - 1;
    await expect(reserve(300)).rejects.toMatchObject({ code: 'usage-limit' });
    clock.nowMs += 1;
    await reserve(300);
  });

  it('resets each day, and counts a request over midnight on the day it started', async () => {
    const { clock, reserve, settle, stored } = createTestAccount();
    clock.nowMs = Date.UTC(2026, 0, 5, 23, 59);
    const end = await reserve(1_000);
    await expect(reserve(2)).rejects.toThrow();
    clock.nowMs += 60_000;
    await reserve(1_000);
    clock.nowMs -= 60_000;
    await settle(end, 700);
    expect(await stored()).toMatchObject({ used: 700, reserved: 0 });
    clock.nowMs += 60_000;
    expect(await stored()).toMatchObject({ used: 0, reserved: 1_000 });
  });

  it('rejects a request until tomorrow when the remaining tokens are too few', async () => {
    const { reserve, settle } = createTestAccount();
    await settle(await reserve(900), 900);
    await expect(reserve(200)).rejects.toMatchObject({
      code: 'usage-limit',
      retryAfter: 12 * 3_600,
    });
    await reserve(100);
  });

  it('is lowered by the daily limit in dollars', async () => {
    const { reserve, stored } = createTestAccount({ dollarsPerDay: 1, tokensPerDay: 1_000_000 });
    // $0.30 each at the test prices
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => reserve(200)));
    expect(outcomes.filter(isSettle)).toHaveLength(3);
    expect(await stored()).toMatchObject({ reserved: 600 });
  });
});

const budgetMonths = new Set<string>();

/** The budget of an installation: the month that the test runs in belongs to no other test. */
function createTestBudget(over: { tokensPerMonth?: number; dollarsPerMonth?: number }) {
  const year = 2030 + budgetMonths.size;
  budgetMonths.add(`${year}-12`);
  const clock = { nowMs: Date.UTC(year, 11, 5, 12) };
  const usages = usageModel(database);
  const replica = (settings: typeof over = over) =>
    createAccounts({
      usages,
      log,
      now: () => new Date(clock.nowMs),
      newId: randomUUID,
      tokensPerDay: 1_000,
      reservationMs,
      ...settings,
      prices: { input: 1_000, output: 2_000 },
    });
  const reserve = (tokens: number, accounts = replica(), ownerId: string = randomUUID()) =>
    accounts.reserve(ownerId, { inputTokens: tokens / 2, outputTokens: tokens / 2 });
  const record = () => usages.findById(`installation/${year}-12`).lean();
  const recordOf = (ownerId: string) => usages.findById(`${ownerId}/${year}-12-05`).lean();
  const use = async (tokens: number, accounts = replica(), ownerId: string = randomUUID()) =>
    (await reserve(tokens, accounts, ownerId))({ inputTokens: tokens, outputTokens: 0 });
  return { year, clock, usages, replica, reserve, record, recordOf, use };
}

describe('the monthly budget of the installation', () => {
  it('is not exceeded by concurrent requests of many users on several replicas', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { replica, reserve, record } = createTestBudget({ tokensPerMonth: 2_000 });
      const replicas = [replica(), replica(), replica()];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 24 }, (_, at) => reserve(300, replicas[at % 3])),
      );
      expect(outcomes.filter(isSettle)).toHaveLength(6);
      expect((await record())?.reservations).toHaveLength(6);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'usage-limit', retryAfter: 60 });
    }
  });

  it('is not exceeded while requests settle and reserve at the same time', async () => {
    const { replica, reserve, record } = createTestBudget({ tokensPerMonth: 3_000 });
    const replicas = [replica(), replica()];
    const work = async (at: number) => {
      const settle = await reserve(400, replicas[at % 2]).catch(() => undefined);
      await settle?.({ inputTokens: 250, outputTokens: 0 });
    };
    for (let wave = 0; wave < 6; wave += 1)
      await Promise.all(Array.from({ length: 8 }, (_, at) => work(at)));
    const { inputTokens = 0, requests, reservations } = (await record()) ?? {};
    expect(inputTokens).toBeLessThanOrEqual(3_000);
    expect(inputTokens).toBeGreaterThan(2_600);
    expect(inputTokens).toBe(250 * (requests ?? 0));
    expect(reservations).toEqual([]);
  });

  it('releases the daily reservation of the user when it is used up', async () => {
    const { reserve, replica, recordOf, use } = createTestBudget({ tokensPerMonth: 1_500 });
    await use(900);
    const ownerId = randomUUID();
    await expect(reserve(800, replica(), ownerId)).rejects.toThrow('monthly limit');
    expect((await recordOf(ownerId))?.reservations).toEqual([]);
    await reserve(600, replica(), ownerId);
  });

  it('is unaffected by a request over the daily limit of a user', async () => {
    const { reserve, record, use } = createTestBudget({ tokensPerMonth: 5_000 });
    await use(100);
    await expect(reserve(1_200)).rejects.toThrow('today’s limit');
    expect((await record())?.reservations).toEqual([]);
  });

  it('rejects requests until the first of the next month', async () => {
    const { year, clock, reserve, use } = createTestBudget({ tokensPerMonth: 1_000 });
    await use(900);
    await expect(reserve(200)).rejects.toMatchObject({
      code: 'usage-limit',
      detail: expect.stringContaining('It resets on January 1; the built-in analyst is available'),
      retryAfter: (Date.UTC(year + 1, 0, 1) - clock.nowMs) / 1_000,
    });
    clock.nowMs = Date.UTC(year + 1, 0, 1);
    await reserve(200);
  });

  it('may be in dollars', async () => {
    const { reserve } = createTestBudget({ dollarsPerMonth: 1 });
    // $0.30 each at the test prices
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => reserve(200)));
    expect(outcomes.filter(isSettle)).toHaveLength(3);
  });

  it('includes what was used before it was set', async () => {
    const { replica, reserve, use, record } = createTestBudget({ tokensPerMonth: 1_000 });
    await use(300, replica({}));
    await use(400, replica({}));
    expect(await record()).toBeNull();
    await expect(reserve(400)).rejects.toThrow('monthly limit');
    await reserve(300);
    expect(await record()).toMatchObject({ requests: 2, inputTokens: 700 });
  });
});
