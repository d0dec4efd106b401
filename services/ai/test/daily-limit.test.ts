import { waitFor, withDatabase } from '@grantwright/shared/testing';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SettleUsage } from '../src/providers/provider.ts';
import { countAccepted, reservationMs, testAccounts } from './test-accounts.ts';

let database: Connection;
withDatabase((connected) => (database = connected));

/** Creates the usage account of one user. */
function createTestAccount(limits: { tokensPerDay?: number; dollarsPerDay?: number } = {}) {
  const ownerId = randomUUID();
  const noon = Date.UTC(2026, 0, 5, 12);
  const { clock, usages, createReplica, ...accounts } = testAccounts(database, noon, limits);
  const findUsage = async () => {
    const day = new Date(clock.nowMs).toISOString().slice(0, 10);
    const record = await usages.findById(`${ownerId}/${day}`).lean();
    const reserved = (record?.reservations ?? []).filter(
      ({ until }) => until.getTime() > clock.nowMs,
    );
    return {
      used: (record?.inputTokens ?? 0) + (record?.outputTokens ?? 0),
      reserved: reserved.reduce((sum, { tokens }) => sum + tokens, 0),
      open: reserved.length,
      requests: record?.requests ?? 0,
      cost: record?.cost,
    };
  };
  const reserve = (tokens: number, replica = createReplica()) =>
    accounts.reserve(tokens, replica, ownerId);
  /** Settles a reservation, and waits until the settlement is stored. */
  const settle = async (end: SettleUsage, tokens: number | undefined) => {
    const { open } = await findUsage();
    end(tokens === undefined ? undefined : { inputTokens: tokens, outputTokens: 0 });
    await waitFor(async () => (await findUsage()).open < open);
  };
  return { createReplica, clock, findUsage, reserve, settle };
}

describe("a user's daily token limit", () => {
  it('is never exceeded by concurrent requests on several replicas', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { createReplica, reserve, findUsage } = createTestAccount();
      const replicas = [createReplica(), createReplica(), createReplica()];
      const requests = Array.from({ length: 12 }, (_, index) => reserve(300, replicas[index % 3]));
      expect(await countAccepted(requests)).toBe(3);
      expect(await findUsage()).toMatchObject({ reserved: 900, used: 0 });
    }
  });

  it('is never exceeded by any sequence of reservations, settlements and crashes', async () => {
    const step = fc.record({
      what: fc.constantFrom('reserve', 'reserve', 'settle', 'release', 'abandon', 'expire'),
      tokens: fc.integer({ min: 1, max: 300 }).map((half) => half * 2),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { clock, reserve, settle, findUsage } = createTestAccount();
        const open: { end: SettleUsage; tokens: number }[] = [];
        let settled = 0;
        for (const { what, tokens, share } of steps) {
          const before = await findUsage();
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
          const after = await findUsage();
          expect(after.used).toBe(settled);
          expect(after.used + after.reserved).toBeLessThanOrEqual(1_000);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('replaces the reservation with the actual usage and cost once a request is settled', async () => {
    const { reserve, settle, findUsage } = createTestAccount({ dollarsPerDay: 5 });
    await settle(await reserve(400), 150);
    expect(await findUsage()).toEqual({ used: 150, reserved: 0, open: 0, requests: 1, cost: 0.15 });
  });

  it('releases the reservation of a request that used nothing', async () => {
    const { reserve, settle, findUsage } = createTestAccount();
    await settle(await reserve(1_000), undefined);
    expect(await findUsage()).toMatchObject({ used: 0, reserved: 0, requests: 0 });
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

  it('resets each day, and counts a request that spans midnight on the day it started', async () => {
    const { clock, reserve, settle, findUsage } = createTestAccount();
    clock.nowMs = Date.UTC(2026, 0, 5, 23, 59);
    const end = await reserve(1_000);
    await expect(reserve(2)).rejects.toThrow();
    clock.nowMs += 60_000;
    await reserve(1_000);
    clock.nowMs -= 60_000;
    await settle(end, 700);
    expect(await findUsage()).toMatchObject({ used: 700, reserved: 0 });
    clock.nowMs += 60_000;
    expect(await findUsage()).toMatchObject({ used: 0, reserved: 1_000 });
  });

  it('rejects a request until tomorrow if too few tokens remain', async () => {
    const { reserve, settle } = createTestAccount();
    await settle(await reserve(900), 900);
    await expect(reserve(200)).rejects.toMatchObject({
      code: 'usage-limit',
      retryAfter: 12 * 3_600,
    });
    await reserve(100);
  });

  it('is lowered by the daily dollar limit', async () => {
    const { reserve, findUsage } = createTestAccount({ dollarsPerDay: 1, tokensPerDay: 1_000_000 });
    // $0.30 each at the test prices
    const requests = Array.from({ length: 6 }, () => reserve(200));
    expect(await countAccepted(requests)).toBe(3);
    expect(await findUsage()).toMatchObject({ reserved: 600 });
  });
});
