import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { ProviderFault } from './fault.ts';

/** Turns whatever the client throws into a fault of ours; a fault passes through. */
export function classify(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof APIUserAbortError)
    return new ProviderFault('cancelled', 'aborted', { cause: error });
  if (error instanceof APIConnectionError)
    return new ProviderFault('unreachable', 'no connection', { cause: error });
  if (error instanceof APIError) return classifyAnswer(error);
  // A body that breaks off mid-way surfaces as a plain TypeError of fetch.
  return new ProviderFault('cut-off', 'the connection broke', { cause: error });
}

function classifyAnswer(error: APIError): ProviderFault {
  const options = { cause: error };
  const { status } = error;
  if (saysOutOfCredit(error)) return new ProviderFault('out-of-credit', 'no credit left', options);
  if (status === 429) {
    return new ProviderFault('busy', 'asked us to wait', {
      ...options,
      retryAfterMs: retryAfter(error.headers),
    });
  }
  if (saysTooLong(error)) return new ProviderFault('overflow', 'more text than it takes', options);
  // An error event inside a stream has no status of its own.
  if (status === undefined || status >= 500 || status === 408) {
    const kind = status === 503 ? 'unreachable' : 'failed';
    return new ProviderFault(kind, `answered ${status ?? 'with an error'}`, {
      ...options,
      retryAfterMs: retryAfter(error.headers),
    });
  }
  return new ProviderFault('refused', `answered ${status}`, options);
}

/** A 429 as well, but no waiting helps: the account's quota is spent. */
const saysOutOfCredit = (error: APIError): boolean =>
  error.code === 'insufficient_quota' ||
  error.type === 'insufficient_quota' ||
  error.status === 402;

const saysTooLong = (error: APIError): boolean =>
  error.status === 413 ||
  (error.status === 400 &&
    (error.code === 'context_length_exceeded' ||
      /context (length|size|window)|maximum context|too many tokens/i.test(error.message)));

/** `Retry-After` in seconds or as a date, and the finer `retry-after-ms` that some endpoints send. */
export function retryAfter(headers: Headers | undefined, now = Date.now()): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
