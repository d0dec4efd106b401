import { AppError } from '../errors/app-error.ts';
import type { Metrics } from './metrics.ts';
import { inSpan, type Span, type SpanAttributes } from './tracing/index.ts';

type ProviderCall = {
  /** The upstream that is called, such as `openai` or `files`. */
  provider: string;
  operation: string;
  attributes?: SpanAttributes;
};

/** Runs a call to an upstream provider inside one span and records its duration by outcome. */
export async function callProvider<T>(
  metrics: Metrics,
  { provider, operation, attributes = {} }: ProviderCall,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const end = metrics.providerCalls.startTimer({ provider, operation });
  try {
    const spanOptions = {
      kind: 'client',
      attributes: { ...attributes, 'peer.service': provider },
    } as const;
    const result = await inSpan(`${operation} ${provider}`, spanOptions, work);
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: error instanceof AppError ? error.code : 'failed' });
    throw error;
  }
}
