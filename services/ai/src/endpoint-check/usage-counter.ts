import type { Usage } from '../providers/provider.ts';
import { computeCost, type Prices } from '../usage/reservations.ts';

/** An estimate for a 20-page call in two requests, and 8 sections with 6,000 tokens of sources each. */
const typicalApplication: Usage = { inputTokens: 65_000, outputTokens: 10_000 };

/** Adds up the usage of the checks. */
export function createUsageCounter() {
  const total: Usage = { inputTokens: 0, outputTokens: 0 };
  return {
    count: ({ inputTokens, outputTokens }: Usage): void => {
      total.inputTokens += inputTokens;
      total.outputTokens += outputTokens;
    },
    /** Describes the usage and, if prices are known, its cost and the cost of a typical application. */
    describe: (prices?: Prices): string => {
      const used = `This check used ${total.inputTokens + total.outputTokens} tokens`;
      if (!prices)
        return `${used}. Set AI_DOLLARS_PER_MILLION_INPUT and AI_DOLLARS_PER_MILLION_OUTPUT to see costs.`;
      const formatDollars = (usage: Usage) => `$${computeCost(prices, usage).toFixed(2)}`;
      return `${used} (${formatDollars(total)}). An application with a call of 20 pages costs roughly ${formatDollars(typicalApplication)}.`;
    },
  };
}
