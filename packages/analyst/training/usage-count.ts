import { computeCost, type ModelResponse, type Prices, type Usage } from '@grantwright/ai';

/** Adds up the tokens used in a run and those of its cached responses. */
export function createUsageCount(prices: Prices | undefined) {
  const sent = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const recalled = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const add = (total: typeof sent, { inputTokens, outputTokens }: Usage) => {
    total.requests += 1;
    total.inputTokens += inputTokens;
    total.outputTokens += outputTokens;
  };
  const describe = (total: typeof sent) => {
    const tokens = `${total.requests} requests, ${total.inputTokens} input and ${total.outputTokens} output tokens`;
    return prices ? `${tokens}, $${computeCost(prices, total).toFixed(2)}` : tokens;
  };
  return {
    count: (usage: Usage): void => add(sent, usage),
    countRecalled: ({ usage }: ModelResponse): void =>
      add(recalled, usage ?? { inputTokens: 0, outputTokens: 0 }),
    /** Describes the usage of this run and of the cached responses, with costs if prices are configured. */
    describe: (): string => `Sent: ${describe(sent)}\nFrom the cache: ${describe(recalled)}`,
  };
}
