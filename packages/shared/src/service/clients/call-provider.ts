import { AppError } from '../errors/app-error.ts';
import type { Metrics } from '../observability/metrics.ts';
import { inSpan, type Span, type SpanAttributes } from '../observability/tracing/index.ts';

type Question = {
  /** Who is asked, such as `openai` or `files`. */
  provider: string;
  operation: string;
  attributes?: SpanAttributes;
};

/** Asks what is not ours, or takes long: one span and one measurement, by what came of it. */
export async function callProvider<T>(
  metrics: Metrics,
  { provider, operation, attributes = {} }: Question,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const end = metrics.providerCalls.startTimer({ provider, operation });
  try {
    const described = {
      kind: 'client',
      attributes: { ...attributes, 'peer.service': provider },
    } as const;
    const result = await inSpan(`${operation} ${provider}`, described, work);
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: error instanceof AppError ? error.code : 'failed' });
    throw error;
  }
}
