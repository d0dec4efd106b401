import { callProvider, createCounter, type Metrics } from '@grantwright/shared/service';
import { computeCost, type Prices } from '../usage/reservations.ts';
import type { AiProvider, ReviseInput, Usage } from './provider.ts';

/** Measures providers: the duration of each operation and the tokens and cost of paid models. */
export function createInstrumenter(metrics: Metrics, prices?: Prices) {
  const tokens = createCounter(metrics, {
    name: 'ai_tokens_total',
    help: 'Input and output tokens of models, as counted by their endpoints',
    labelNames: ['provider', 'model', 'operation', 'direction'],
  });
  const dollars = createCounter(metrics, {
    name: 'ai_dollars_total',
    help: 'Estimated cost of models in dollars, from the configured prices',
    labelNames: ['provider', 'model', 'operation'],
  });

  /** Wraps the provider with spans and metrics. */
  return (analyst: AiProvider): AiProvider => {
    const { name: provider, model = 'none' } = analyst;

    const observe = <I extends { onUsage?: (usage: Usage) => void }, T>(
      operation: string,
      input: I,
      work: (input: I) => Promise<T>,
    ): Promise<T> => {
      const attributes = { 'gen_ai.provider.name': provider, 'gen_ai.operation.name': operation };
      return callProvider(metrics, { provider, operation, attributes }, (span) => {
        const total = { input: 0, output: 0 };
        const onUsage = (usage: Usage) => {
          const labels = { provider, model, operation };
          tokens.inc({ ...labels, direction: 'input' }, usage.inputTokens);
          tokens.inc({ ...labels, direction: 'output' }, usage.outputTokens);
          if (prices) dollars.inc(labels, computeCost(prices, usage));
          total.input += usage.inputTokens;
          total.output += usage.outputTokens;
          span?.set({
            'gen_ai.usage.input_tokens': total.input,
            'gen_ai.usage.output_tokens': total.output,
          });
          input.onUsage?.(usage);
        };
        return work({ ...input, onUsage });
      });
    };

    const { analyze, extract, draft, answer, revise } = analyst;
    return {
      ...analyst,
      analyze: (input) => observe('analyze', input, analyze),
      extract: (input) => observe('extract', input, extract),
      draft: (input) => observe('draft', input, draft),
      answer: (input) => observe('answer', input, answer),
      ...(revise && { revise: (input: ReviseInput) => observe('revise', input, revise) }),
    };
  };
}
