import type { AccountSettings, UsageTotal } from '@grantwright/ai';
import { readConfig } from '@grantwright/shared/service';
import type { OperatorTools } from './operator-tools.ts';
import { withDatabase } from './with-database.ts';

export const aiUsageUsage = `npm run admin -- ai usage [YYYY-MM]           shows requests, tokens and cost per day and month, and the budget`;

/**
 * Prints the language model's usage for each day of a month and for each month, and the remaining monthly budget.
 *
 * @returns the exit code: 0 done, 2 invalid arguments
 */
export async function runAiUsage(args: string[], tools: OperatorTools): Promise<number> {
  const thisMonth = new Date().toISOString().slice(0, 7);
  const [month = thisMonth, ...rest] = args;
  if (rest.length > 0 || !/^\d{4}-\d{2}$/.test(month)) {
    tools.printError(aiUsageUsage);
    return 2;
  }
  // some container images with the operator commands do not include this package
  const { toAccountSettings, aiSettings, sumDailyUsage, sumMonthlyUsage, createUsageModel } =
    await import('@grantwright/ai');
  // required by the settings, but never called
  const env = {
    DOCUMENTS_URL: 'http://localhost',
    APPLICATIONS_URL: 'http://localhost',
    ...tools.env,
  };
  const settings = toAccountSettings(readConfig('ai', aiSettings, env));
  return await withDatabase('ai', { ...tools, print: tools.printError }, async (database) => {
    const usages = createUsageModel(database);
    const days = await sumDailyUsage(usages, month);
    const months = await sumMonthlyUsage(usages);
    const used = months.find((each) => each.month === month);
    tools.print(
      `${month} (UTC): ${used ? describeTotal(used) : 'no requests to a language model'}`,
    );
    for (const day of days) tools.print(`  ${day.day}  ${describeTotal(day)}`);
    if (month === thisMonth) tools.print(formatBudget(settings, used));
    const others = months.filter((each) => each.month !== month);
    if (others.length > 0) tools.print('Other months:');
    for (const other of others) tools.print(`  ${other.month}  ${describeTotal(other)}`);
    return 0;
  });
}

function describeTotal({ requests, inputTokens, outputTokens, cost }: UsageTotal): string {
  const counts = `${count(requests)} requests, ${count(inputTokens + outputTokens)} tokens`;
  return `${counts} (${count(inputTokens)} in, ${count(outputTokens)} out)${cost > 0 ? `, ${formatDollars(cost)}` : ''}`;
}

function formatBudget(
  { tokensPerMonth, dollarsPerMonth }: AccountSettings,
  { inputTokens = 0, outputTokens = 0, cost = 0 }: Partial<UsageTotal> = {},
): string {
  const remaining = (limit: number, used: number) => Math.max(0, limit - used);
  const parts = [
    ...(tokensPerMonth === undefined
      ? []
      : [
          `${count(remaining(tokensPerMonth, inputTokens + outputTokens))} of ${count(tokensPerMonth)} tokens left`,
        ]),
    ...(dollarsPerMonth === undefined
      ? []
      : [
          `${formatDollars(remaining(dollarsPerMonth, cost))} of ${formatDollars(dollarsPerMonth)} left`,
        ]),
  ];
  return parts.length > 0
    ? `  budget: ${parts.join(', ')}`
    : '  budget: none; set AI_TOKENS_PER_MONTH or AI_DOLLARS_PER_MONTH';
}

const count = (number: number): string => number.toLocaleString('en-US');
const formatDollars = (amount: number): string => `$${amount.toFixed(2)}`;
