import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { ProviderFault, type ContextUse } from './fault.ts';

/** Maps a client error to a ProviderFault; returns a fault unchanged. */
export function classifyError(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof APIUserAbortError)
    return new ProviderFault('canceled', 'aborted', { cause: error });
  if (error instanceof APIConnectionError)
    return new ProviderFault('unreachable', 'no connection', { cause: error });
  if (error instanceof APIError) return classifyResponse(error);
  if (error instanceof SyntaxError) return new ProviderFault('malformed', 'not JSON');
  // a truncated body surfaces as a plain TypeError from fetch
  return new ProviderFault('cut-off', 'the connection was interrupted', { cause: error });
}

/**
 * Classifies an error response. Its message is dropped because endpoints quote parts of the key and the text in it, and
 * faults are logged.
 */
function classifyResponse(error: APIError): ProviderFault {
  const { status, headers } = error;
  const summary = `answered ${status ?? 'an error'}${formatCode(error)}`;
  const retryAfterMs = retryAfter(headers);
  if (isOutOfCredit(error)) return new ProviderFault('out-of-credit', summary);
  if (status === 429) return new ProviderFault('busy', summary, { retryAfterMs });
  if (isContextOverflow(error))
    return new ProviderFault('overflow', summary, { use: parseContextUse(error) });
  // an error event inside a stream has no status
  if (status === undefined || status >= 500 || status === 408)
    return new ProviderFault(status === 503 ? 'unreachable' : 'failed', summary, { retryAfterMs });
  if (status !== 400 && status !== 422) return new ProviderFault('refused', summary);
  return new ProviderFault('unaccepted', summary, { parameters: listRejectedParameters(error) });
}

/** Parameters without which a request still works. */
const optionalParameters = ['max_completion_tokens', 'max_tokens', 'stream_options'];

const listRejectedParameters = ({ param, message }: APIError): string[] =>
  optionalParameters.includes(param ?? '')
    ? [param ?? '']
    : optionalParameters.filter((name) => message.includes(name));

const formatCode = ({ code, requestID }: APIError): string =>
  [code, requestID]
    .filter((word) => typeof word === 'string' && /^[\w-]{1,80}$/.test(word))
    .map((word) => ` ${word}`)
    .join('');

/** Whether the account's quota is exhausted. This is also a 429, but waiting does not help. */
const isOutOfCredit = (error: APIError): boolean =>
  error.code === 'insufficient_quota' ||
  error.type === 'insufficient_quota' ||
  error.status === 402;

const isContextOverflow = (error: APIError): boolean =>
  error.status === 413 ||
  (error.status === 400 &&
    (error.code === 'context_length_exceeded' ||
      error.type === 'exceed_context_size_error' ||
      /context (length|size|window)|maximum context|too many tokens/i.test(error.message)));

/** Reads `Retry-After`, which is in seconds or a date, or the more precise `retry-after-ms`. */
export function retryAfter(headers: Headers | undefined, now = Date.now()): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/**
 * Reads the context size and request size from a context overflow error. llama.cpp returns numbers; OpenAI and vLLM
 * return a sentence. Returns undefined if the error contains neither.
 */
function parseContextUse(error: APIError): ContextUse | undefined {
  const body: { n_ctx?: unknown; n_prompt_tokens?: unknown } = Object(error.error);
  const context = count(body.n_ctx) ?? matchNumber(contextWords, error.message);
  if (!context) return undefined;
  const prompt = count(body.n_prompt_tokens) ?? matchNumber(promptWords, error.message);
  return { context, ...(prompt && { prompt }) };
}

const contextWords = [
  /maximum context length (?:is|of) (\d+)/i,
  /context (?:size|length|window) \(?(?:of )?(\d+)/i,
];
const promptWords = [
  /(?<!\d)(\d+) in the messages/i,
  /messages resulted in (\d+)/i,
  /request has (\d+) input tokens/i,
  /request \((\d+) tokens/i,
];

function matchNumber(patterns: RegExp[], message: string): number | undefined {
  for (const pattern of patterns) {
    const value = count(Number(pattern.exec(message)?.[1]));
    if (value) return value;
  }
  return undefined;
}

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
