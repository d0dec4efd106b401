import { callProvider, counter, type Metrics } from '@grantwright/shared/service';
import type { AiProvider, Usage } from './provider.ts';

/** Measures providers: the duration of each operation and the tokens of paid models. */
export function createInstrumenter(metrics: Metrics) {
  const tokens = counter(metrics, {
    name: 'ai_tokens_total',
    help: 'Input and output tokens of models, as counted by their endpoints',
    labelNames: ['provider', 'model', 'direction'],
  });

  /** The same provider with spans and metrics. */
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
          tokens.inc({ provider, model, direction: 'input' }, usage.inputTokens);
          tokens.inc({ provider, model, direction: 'output' }, usage.outputTokens);
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

    return {
      ...analyst,
      analyze: (input) => observe('analyze', input, (given) => analyst.analyze(given)),
      extract: (input) => observe('extract', input, (given) => analyst.extract(given)),
      draft: (input) => observe('draft', input, (given) => analyst.draft(given)),
    };
  };
}
