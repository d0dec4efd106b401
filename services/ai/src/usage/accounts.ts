import { AppError } from '@grantwright/shared/service';
import type { Logger } from '@grantwright/shared/service';
import type { UsageRecord, Usages } from '../models/usage-model.ts';
import type { Usage } from '../providers/provider.ts';

/** Who has used how much of a paid model. */
export interface Accounts {
  /** `too-many-requests` when this person has used up the day. */
  beforeUse(ownerId: string): Promise<void>;
  /** Books one request. It never fails the work that it belongs to. */
  book(ownerId: string, usage: Usage): void;
}

type Tools = {
  usages: Usages;
  log: Logger;
  now: () => Date;
  tokensPerDay?: number | undefined;
  dollarsPerDay?: number | undefined;
  /** Dollars for a million tokens. */
  prices?: { input: number; output: number } | undefined;
};

export function createAccounts({
  usages,
  log,
  now,
  tokensPerDay = Infinity,
  dollarsPerDay = Infinity,
  prices,
}: Tools): Accounts {
  const dayOf = (ownerId: string) => {
    const day = now().toISOString().slice(0, 10);
    return { _id: `${ownerId}/${day}`, ownerId, day };
  };
  return {
    async beforeUse(ownerId) {
      if (tokensPerDay === Infinity && dollarsPerDay === Infinity) return;
      const { _id } = dayOf(ownerId);
      const used = await usages.findById(_id).lean<UsageRecord>();
      if (!used) return;
      const { inputTokens, outputTokens, cost = 0 } = used;
      if (inputTokens + outputTokens >= tokensPerDay || cost >= dollarsPerDay)
        throw usedUp(secondsToMidnight(now()));
    },
    book(ownerId, { inputTokens, outputTokens }) {
      const { _id, ...rest } = dayOf(ownerId);
      const cost = prices && costOf(prices, { inputTokens, outputTokens });
      const more = { requests: 1, inputTokens, outputTokens, ...(cost !== undefined && { cost }) };
      usages
        .updateOne({ _id }, { $setOnInsert: rest, $inc: more }, { upsert: true })
        .catch((error: unknown) => log.error({ err: error }, 'usage not booked'));
    },
  };
}

/** Dollars for one request. */
const costOf = (
  { input, output }: { input: number; output: number },
  { inputTokens, outputTokens }: Usage,
): number => (inputTokens * input + outputTokens * output) / 1_000_000;

const usedUp = (retryAfter: number) =>
  new AppError(
    'too-many-requests',
    'You have used what the AI service allows for today. It goes on tomorrow; the built-in analyst is there meanwhile.',
    { retryAfter },
  );

/** To the next day in UTC, which the account is kept in. */
const secondsToMidnight = (time: Date): number =>
  86_400 - (Math.floor(time.getTime() / 1000) % 86_400);
