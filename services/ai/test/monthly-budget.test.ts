import { withDatabase } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countAccepted, testAccounts } from './test-accounts.ts';

let database: Connection;
withDatabase((connected) => (database = connected));

let latestYear = 2030;

/** Creates the budget of an installation, in a month not used by any other test. */
function createTestBudget(limits: { tokensPerMonth?: number; dollarsPerMonth?: number }) {
  const year = (latestYear += 1);
  const accounts = testAccounts(database, Date.UTC(year, 11, 5, 12), limits);
  const { usages, createReplica, reserve } = accounts;
  const findBudgetRecord = () => usages.findById(`installation/${year}-12`).lean();
  const findUserRecord = (ownerId: string) => usages.findById(`${ownerId}/${year}-12-05`).lean();
  const use = async (tokens: number, replica = createReplica()) =>
    (await reserve(tokens, replica))({ inputTokens: tokens, outputTokens: 0 });
  return { ...accounts, year, findBudgetRecord, findUserRecord, use };
}

describe('the monthly budget of the installation', () => {
  it('is never exceeded by concurrent requests from many users on several replicas', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { createReplica, reserve, findBudgetRecord } = createTestBudget({
        tokensPerMonth: 2_000,
      });
      const replicas = [createReplica(), createReplica(), createReplica()];
      const requests = Array.from({ length: 24 }, (_, index) => reserve(300, replicas[index % 3]));
      expect(await countAccepted(requests)).toBe(6);
      expect((await findBudgetRecord())?.reservations).toHaveLength(6);
    }
  });

  it('is never exceeded while some requests settle and others reserve', async () => {
    const { createReplica, reserve, findBudgetRecord } = createTestBudget({
      tokensPerMonth: 3_000,
    });
    const replicas = [createReplica(), createReplica()];
    const reserveAndSettle = async (index: number) => {
      const settle = await reserve(400, replicas[index % 2]).catch(() => undefined);
      await settle?.({ inputTokens: 250, outputTokens: 0 });
    };
    for (let wave = 0; wave < 6; wave += 1)
      await Promise.all(Array.from({ length: 8 }, (_, index) => reserveAndSettle(index)));
    const { inputTokens = 0, requests, reservations } = (await findBudgetRecord()) ?? {};
    expect(inputTokens).toBeLessThanOrEqual(3_000);
    expect(inputTokens).toBeGreaterThan(2_600);
    expect(inputTokens).toBe(250 * (requests ?? 0));
    expect(reservations).toEqual([]);
  });

  it("does not change a user's daily usage by rejecting a request", async () => {
    const { reserve, createReplica, findUserRecord, use } = createTestBudget({
      tokensPerMonth: 1_500,
    });
    await use(900);
    const ownerId = randomUUID();
    await expect(reserve(800, createReplica(), ownerId)).rejects.toThrow('monthly limit');
    expect((await findUserRecord(ownerId))?.reservations).toEqual([]);
    await reserve(600, createReplica(), ownerId);
  });

  it("is not used by a request over a user's daily limit", async () => {
    const { reserve, findBudgetRecord, use } = createTestBudget({ tokensPerMonth: 5_000 });
    await use(100);
    await expect(reserve(1_200)).rejects.toThrow('today’s limit');
    expect((await findBudgetRecord())?.reservations).toEqual([]);
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

  it('may be set in dollars', async () => {
    const { reserve } = createTestBudget({ dollarsPerMonth: 1 });
    // $0.30 each at the test prices
    const requests = Array.from({ length: 6 }, () => reserve(200));
    expect(await countAccepted(requests)).toBe(3);
  });

  it('counts usage from before it was set', async () => {
    const { createReplica, reserve, use, findBudgetRecord } = createTestBudget({
      tokensPerMonth: 1_000,
    });
    await use(300, createReplica({}));
    await use(400, createReplica({}));
    expect(await findBudgetRecord()).toBeNull();
    await expect(reserve(400)).rejects.toThrow('monthly limit');
    await reserve(300);
    expect(await findBudgetRecord()).toMatchObject({ requests: 2, inputTokens: 700 });
  });
});
