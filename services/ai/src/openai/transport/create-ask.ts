import type { CircuitBreakerPolicy } from 'cockatiel';
import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import { inSpan, type Span } from '@grantwright/shared/service';
import { OpenAI } from 'openai';
import type { Reserve, Usage } from '../../providers/provider.ts';
import type { OpenAiSettings } from '../settings.ts';
import type { Format, WireFormat } from './choose-format.ts';
import { createFormatChoice } from './choose-format.ts';
import { isOutage, ProviderFault } from './fault.ts';
import { createSilenceWatch } from './silence.ts';
import type { Completion } from './stream-completion.ts';
import { mostOf, streamCompletion } from './stream-completion.ts';
import { withRetry } from './with-retry.ts';

export type AskRequest = {
  /** What the model is to do: our words only. */
  task: string;
  /** What it is to do it with: delimited data, never instructions. */
  data: string;
  /** The schema the answer must follow; plain text when absent. */
  format?: Format;
  maxTokens: number;
  /** Told of every attempt that may be billed, also of those that failed or were cancelled. */
  onUsage?: ((usage: Usage) => void) | undefined;
  /** Called before every attempt with the most it may take. */
  reserve?: Reserve | undefined;
  signal: AbortSignal;
};

export type Ask = (request: AskRequest) => Promise<Completion>;

/** About four characters to a token in English; an answer of three times that is a runaway. */
const RUNAWAY_CHARS_PER_TOKEN = 12;

/** One endpoint with its breaker: asks with retries, within the time limits of the settings. */
export function createAsk(settings: OpenAiSettings, random: () => number): Ask {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: settings.totalMs,
    // The client's log would hold the text of documents.
    logLevel: 'off',
  });
  const breaker = createBreaker(settings);
  const inItsFormat = createFormatChoice();
  const silence = createSilenceWatch(settings.idleMs);
  const rules = {
    attempts: settings.attempts,
    baseMs: settings.retryBaseMs,
    capMs: settings.retryCapMs,
    random,
  };
  const ask = async (request: AskRequest, span?: Span): Promise<Completion> => {
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new ProviderFault('stalled', `over ${settings.totalMs} ms in all`)),
      settings.totalMs,
    );
    const signal = AbortSignal.any([request.signal, deadline.signal]);
    try {
      const onUsage = (usage: Usage) => {
        span?.set(usageOf(usage));
        request.onUsage?.(usage);
      };
      const maxChars = request.maxTokens * RUNAWAY_CHARS_PER_TOKEN;
      return await inItsFormat(request.format, (format) => {
        const body = toBody(settings, request, format);
        const attempt = (settle: (usage: Usage) => void) => {
          const book = (usage: Usage) => {
            settle(usage);
            onUsage(usage);
          };
          const limits = { silence, maxChars, onUsage: book };
          return throughBreaker(breaker, settings, () =>
            streamCompletion(client, body, limits, signal),
          );
        };
        const reserved = () => withReservation(request.reserve, mostOf(body), attempt);
        return withRetry(reserved, rules, signal);
      });
    } finally {
      clearTimeout(timer);
    }
  };
  const described = {
    kind: 'client',
    attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': settings.model },
  } as const;
  return (request) => inSpan(`chat ${settings.model}`, described, (span) => ask(request, span));
}

/** Runs one attempt within a reservation, which is released when the attempt took nothing. */
async function withReservation<T>(
  reserve: Reserve | undefined,
  most: Usage,
  attempt: (onUsage: (usage: Usage) => void) => Promise<T>,
): Promise<T> {
  const settle = await reserve?.(most);
  let used: Usage | undefined;
  try {
    return await attempt((usage) => (used = usage));
  } finally {
    settle?.(used);
  }
}

const usageOf = ({ inputTokens, outputTokens }: Usage) => ({
  'gen_ai.usage.input_tokens': inputTokens,
  'gen_ai.usage.output_tokens': outputTokens,
});

const createBreaker = (settings: OpenAiSettings): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: settings.breaker.halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(settings.breaker.failures),
  });

async function throughBreaker<T>(
  breaker: CircuitBreakerPolicy,
  settings: OpenAiSettings,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await breaker.execute(attempt);
  } catch (error) {
    if (!isBrokenCircuitError(error)) throw error;
    throw new ProviderFault('unreachable', 'not asked: it failed too often just now', {
      retryAfterMs: settings.breaker.halfOpenAfterMs,
      cause: error,
    });
  }
}

const toBody = (settings: OpenAiSettings, request: AskRequest, format: WireFormat | undefined) => ({
  model: settings.model,
  max_completion_tokens: request.maxTokens,
  messages: [
    { role: 'system' as const, content: request.task },
    { role: 'user' as const, content: request.data },
  ],
  ...(format && {
    response_format: {
      type: 'json_schema' as const,
      json_schema: { ...format, strict: true },
    },
  }),
});
