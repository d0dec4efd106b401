import type { ModelUsage } from '@grantwright/shared/contract';
import type { Logger } from '@grantwright/shared/service';
import type { Usages } from '../records/usage-record.ts';
import type { SettleUsage, Usage } from '../providers/provider.ts';
import { createDailyAccount, createMonthlyAccount, type Account } from './usage-accounts.ts';
import { computeCost, createSettlement, type Limits, type Prices } from './reservations.ts';
import { reserveInAccount } from './reserve-in-account.ts';

/** Limits the usage of paid models, per user and day and for the installation per month. */
export interface UsageBudget {
  /**
   * Reserves the maximum usage of a request in every account, so that concurrent requests cannot exceed a limit.
   *
   * @returns a function that settles the reservations with the actual usage, if any, and never rejects. A reservation
   *   that is never settled expires
   * @throws AppError `usage-limit` when a limit would be exceeded
   */
  reserve(ownerId: string, max: Usage): Promise<SettleUsage>;
  /** Adds the estimated cost, if prices are configured. */
  withCost(used: Usage): ModelUsage;
}

export type AccountSettings = {
  tokensPerDay: number;
  dollarsPerDay?: number | undefined;
  tokensPerMonth?: number | undefined;
  dollarsPerMonth?: number | undefined;
  prices?: Prices | undefined;
  /** The time until an unsettled reservation expires, in milliseconds. Longer than any request takes. */
  reservationMs: number;
};

type UsageBudgetDeps = AccountSettings & {
  usages: Usages;
  log: Logger;
  now: () => Date;
  newId: () => string;
};

export function createUsageBudget(deps: UsageBudgetDeps): UsageBudget {
  const { usages, log, now, newId, prices, reservationMs } = deps;
  const daily = createLimits(deps.tokensPerDay, deps.dollarsPerDay);
  const monthly = createLimits(deps.tokensPerMonth, deps.dollarsPerMonth);
  const createAccounts = (time: Date, ownerId: string): Account[] => [
    ...(daily ? [createDailyAccount(ownerId, time, daily)] : []),
    ...(monthly ? [createMonthlyAccount(time, monthly)] : []),
  ];

  const settleAccounts = async (
    accounts: Account[],
    reservationId: string,
    used: Usage | undefined,
  ) => {
    const update = createSettlement(
      reservationId,
      used,
      prices && used && computeCost(prices, used),
    );
    const settling = accounts.map(({ id: _id }) => usages.updateOne({ _id }, update));
    for (const result of await Promise.allSettled(settling))
      if (result.status === 'rejected') log.error({ err: result.reason }, 'usage not booked');
  };

  return {
    async reserve(ownerId, max) {
      const time = now();
      const reservation = {
        id: newId(),
        tokens: max.inputTokens + max.outputTokens,
        cost: prices ? computeCost(prices, max) : 0,
        until: new Date(time.getTime() + reservationMs),
      };
      const reserved: Account[] = [];
      try {
        for (const account of createAccounts(time, ownerId)) {
          await reserveInAccount(usages, account, reservation, time);
          reserved.push(account);
        }
      } catch (error) {
        await settleAccounts(reserved, reservation.id, undefined);
        throw error;
      }
      return (used) => settleAccounts(reserved, reservation.id, used);
    },
    withCost: (used) => ({ ...used, ...(prices && { dollars: computeCost(prices, used) }) }),
  };
}

/** Returns undefined if neither tokens nor dollars are limited. */
const createLimits = (tokens = Infinity, dollars = Infinity): Limits | undefined =>
  tokens === Infinity && dollars === Infinity ? undefined : { tokens, dollars };
