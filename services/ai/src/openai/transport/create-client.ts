import type { CircuitBreakerPolicy } from 'cockatiel';
import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import { inSpan, type Span } from '@grantwright/shared/service';
import type { ReserveUsage, Usage } from '../../providers/provider.ts';
import type { OpenAiSettings } from '../settings.ts';
import { isOutage, ProviderFault } from './fault.ts';
import { createIdleTimeouts } from './idle-timeout.ts';
import { openAiSdk } from './open-ai-sdk.ts';
import { createRequestForms } from './request-form.ts';
import type { Format, RequestForm, WireFormat } from './request-form.ts';
import type { Completion } from './stream-completion.ts';
import { estimateMaxUsage, streamCompletion } from './stream-completion.ts';
import { withRetry } from './with-retry.ts';

export type ModelRequest = {
  /** The instructions, which never contain user text. */
  task: string;
  /** The input as delimited data, never as instructions. */
  data: string;
  /** The response schema; absent for plain text. */
  format?: Format;
  maxTokens: number;
  /** The attempt number, from 1; later attempts follow an invalid response. */
  attempt?: number;
  /** Called for every attempt that may be billed, including failed and canceled ones. */
  onUsage?: ((usage: Usage) => void) | undefined;
  /** Called before every attempt with its maximum usage. */
  reserve?: ReserveUsage | undefined;
  /** Called for each part of the response with the text received so far. */
  onText?: ((text: string) => void) | undefined;
  signal: AbortSignal;
};

export type SendRequest = (request: ModelRequest) => Promise<Completion>;

/** English has about four characters per token; a response with three times as many is a runaway. */
const runawayCharsPerToken = 12;

/** Creates a client for one endpoint, with retries, a circuit breaker and timeouts. */
export function createClient(settings: OpenAiSettings): SendRequest {
  const client = openAiSdk(settings, settings.totalMs);
  const breaker = createBreaker(settings);
  const inAcceptedForm = createRequestForms();
  const startIdleTimeout = createIdleTimeouts(settings.idleMs);
  const rules = {
    attempts: settings.attempts,
    baseMs: settings.retryBaseMs,
    capMs: settings.retryCapMs,
    random: Math.random,
  };
  const send = async (request: ModelRequest, span?: Span): Promise<Completion> => {
    const deadline = new AbortController();
    const timer = setTimeout(
      () =>
        deadline.abort(new ProviderFault('stalled', `exceeded ${settings.totalMs} ms in total`)),
      settings.totalMs,
    );
    const signal = AbortSignal.any([request.signal, deadline.signal]);
    try {
      const onUsage = (usage: Usage) => {
        span?.set(toUsageAttributes(usage));
        request.onUsage?.(usage);
      };
      const maxChars = request.maxTokens * runawayCharsPerToken;
      return await inAcceptedForm(request.format, (form) => {
        const body = toBody(settings, request, form);
        const sendRequest = (settle: (usage: Usage) => void) => {
          const record = (usage: Usage) => {
            settle(usage);
            onUsage(usage);
          };
          const { onText } = request;
          const limits = { startIdleTimeout, maxChars, onUsage: record, onText };
          return sendThroughBreaker(breaker, settings, () =>
            streamCompletion(client, body, limits, signal),
          );
        };
        const max = estimateMaxUsage(body, request.maxTokens);
        const sendReserved = () => withReservation(request.reserve, max, sendRequest);
        return withRetry(sendReserved, rules, signal);
      });
    } finally {
      clearTimeout(timer);
    }
  };
  const spanOptions = {
    kind: 'client',
    attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': settings.model },
  } as const;
  return (request) => inSpan(`chat ${settings.model}`, spanOptions, (span) => send(request, span));
}

/** Runs one attempt under a reservation, which is released if the attempt used nothing. */
async function withReservation<T>(
  reserve: ReserveUsage | undefined,
  max: Usage,
  attempt: (onUsage: (usage: Usage) => void) => Promise<T>,
): Promise<T> {
  const settle = await reserve?.(max);
  let used: Usage | undefined;
  try {
    return await attempt((usage) => (used = usage));
  } finally {
    // settled before the response is used, so that a crash in between cannot lose the usage
    await settle?.(used);
  }
}

const toUsageAttributes = ({ inputTokens, outputTokens }: Usage) => ({
  'gen_ai.usage.input_tokens': inputTokens,
  'gen_ai.usage.output_tokens': outputTokens,
});

const createBreaker = (settings: OpenAiSettings): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: settings.breaker.halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(settings.breaker.failures),
  });

async function sendThroughBreaker<T>(
  breaker: CircuitBreakerPolicy,
  settings: OpenAiSettings,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await breaker.execute(attempt);
  } catch (error) {
    if (!isBrokenCircuitError(error)) throw error;
    throw new ProviderFault('unreachable', 'the circuit breaker is open', {
      retryAfterMs: settings.breaker.halfOpenAfterMs,
      cause: error,
    });
  }
}

const toBody = (
  settings: OpenAiSettings,
  { task, data, maxTokens, attempt = 1 }: ModelRequest,
  { format, tokenLimit, hasUsage }: RequestForm,
) => {
  const enforced = format?.isDescribed ? undefined : format;
  // after an invalid response, also describe the schema in the instructions
  const described = format?.isDescribed || attempt > 1 ? format : undefined;
  return {
    model: settings.model,
    ...(tokenLimit && { [tokenLimit]: maxTokens }),
    ...(hasUsage && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system' as const, content: task + describeSchema(described) },
      { role: 'user' as const, content: data },
    ],
    ...(enforced && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: enforced.name, schema: enforced.schema, strict: true },
      },
    }),
  };
};

const describeSchema = (format: WireFormat | undefined): string =>
  format
    ? `\n\nRespond with one JSON object that matches this JSON schema, and nothing else:\n${JSON.stringify(format.schema)}`
    : '';
