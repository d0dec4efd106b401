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

/** One person's account, over as many copies of the service as a test likes, by a clock of the test's. */
function anAccount(over: { tokensPerDay?: number; dollarsPerDay?: number } = {}) {
  const ownerId = randomUUID();
  const clock = { nowMs: noon };
  const usages = usageModel(database);
  const copy = () =>
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
  const reserve = (tokens: number, accounts = copy()) =>
    accounts.reserve(ownerId, { inputTokens: tokens / 2, outputTokens: tokens / 2 });
  /** Settles, and waits until that is stored. */
  const settle = async (end: Settle, tokens: number | undefined) => {
    const { open } = await stored();
    end(tokens === undefined ? undefined : { inputTokens: tokens, outputTokens: 0 });
    await waitFor(async () => (await stored()).open < open);
  };
  return { copy, clock, stored, reserve, settle };
}

const isSettle = (outcome: PromiseSettledResult<Settle>) => outcome.status === 'fulfilled';

describe('the tokens of one person and day', () => {
  it('are not exceeded by requests that begin side by side over several copies', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { copy, reserve, stored } = anAccount();
      const copies = [copy(), copy(), copy()];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 12 }, (_, at) => reserve(300, copies[at % 3])),
      );
      expect(outcomes.filter(isSettle)).toHaveLength(3);
      expect(await stored()).toMatchObject({ reserved: 900, used: 0 });
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'too-many-requests', retryAfter: 60 });
    }
  });

  it('are never exceeded, whatever requests reserve, take, give back and leave open', async () => {
    const step = fc.record({
      what: fc.constantFrom('reserve', 'reserve', 'settle', 'release', 'abandon', 'expire'),
      tokens: fc.integer({ min: 1, max: 300 }).map((half) => half * 2),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { clock, reserve, settle, stored } = anAccount();
        const open: { end: Settle; tokens: number }[] = [];
        let taken = 0;
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
            taken += used ?? 0;
          }
          const after = await stored();
          expect(after.used).toBe(taken);
          expect(after.used + after.reserved).toBeLessThanOrEqual(1_000);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are booked in the place of their reservation, with the cost', async () => {
    const { reserve, settle, stored } = anAccount({ dollarsPerDay: 5 });
    await settle(await reserve(400), 150);
    expect(await stored()).toEqual({ used: 150, reserved: 0, open: 0, requests: 1, cost: 0.15 });
  });

  it('come back from a request that took nothing', async () => {
    const { reserve, settle, stored } = anAccount();
    await settle(await reserve(1_000), undefined);
    expect(await stored()).toMatchObject({ used: 0, reserved: 0, requests: 0 });
    await reserve(1_000);
  });

  it('come back from a process that died, when its request has ended for certain', async () => {
    const { clock, reserve } = anAccount();
    await reserve(800);
    clock.nowMs += reservationMs - 1;
    await expect(reserve(300)).rejects.toMatchObject({ code: 'too-many-requests' });
    clock.nowMs += 1;
    await reserve(300);
  });

  it('begin anew with the next day, and a request over midnight belongs to its first', async () => {
    const { clock, reserve, settle, stored } = anAccount();
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

  it('are refused until tomorrow where what was used leaves no room', async () => {
    const { reserve, settle } = anAccount();
    await settle(await reserve(900), 900);
    await expect(reserve(200)).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfter: 12 * 3_600,
    });
    await reserve(100);
  });

  it('cost no more than the dollars of the day', async () => {
    const { reserve, stored } = anAccount({ dollarsPerDay: 1, tokensPerDay: 1_000_000 });
    // 0.3 dollars each, at the prices of the test
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => reserve(200)));
    expect(outcomes.filter(isSettle)).toHaveLength(3);
    expect(await stored()).toMatchObject({ reserved: 600 });
  });
});
