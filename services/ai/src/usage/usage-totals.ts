import type { Usages } from '../records/usage-record.ts';

export type UsageTotal = {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** In dollars; 0 if no prices are configured. */
  cost: number;
};

/** Returns the usage of all users per day, oldest first; days without usage are omitted. `month` is `YYYY-MM`. */
export async function sumDailyUsage(
  usages: Usages,
  month: string,
): Promise<(UsageTotal & { day: string })[]> {
  return usages.aggregate<UsageTotal & { day: string }>([
    { $match: { day: { $gte: `${month}-01`, $lte: `${month}-31` } } },
    { $group: { _id: '$day', ...sums } },
    { $sort: { _id: 1 } },
    { $project: { _id: 0, day: '$_id', requests: 1, inputTokens: 1, outputTokens: 1, cost: 1 } },
  ]);
}

/** Returns the usage of all users per month, oldest first; months without usage are omitted. */
export async function sumMonthlyUsage(usages: Usages): Promise<(UsageTotal & { month: string })[]> {
  return usages.aggregate<UsageTotal & { month: string }>([
    { $match: { day: { $exists: true } } },
    { $group: { _id: { $substrBytes: ['$day', 0, 7] }, ...sums } },
    { $sort: { _id: 1 } },
    { $project: { _id: 0, month: '$_id', requests: 1, inputTokens: 1, outputTokens: 1, cost: 1 } },
  ]);
}

export const noUsage: UsageTotal = { requests: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

/** Returns the usage of all users in a month. */
export const sumUsageOfMonth = async (usages: Usages, month: string): Promise<UsageTotal> =>
  (await sumDailyUsage(usages, month)).reduce(
    (sum, day) => ({
      requests: sum.requests + day.requests,
      inputTokens: sum.inputTokens + day.inputTokens,
      outputTokens: sum.outputTokens + day.outputTokens,
      cost: sum.cost + day.cost,
    }),
    noUsage,
  );

const sums = {
  requests: { $sum: '$requests' },
  inputTokens: { $sum: '$inputTokens' },
  outputTokens: { $sum: '$outputTokens' },
  cost: { $sum: '$cost' },
};
