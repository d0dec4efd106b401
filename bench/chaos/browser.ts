import { setTimeout as pause } from 'node:timers/promises';
import {
  buildPath,
  problemSchema,
  type ResponseOf,
  type Endpoint,
} from '@grantwright/shared/contract';
import { getCookie, sendRequest } from '../lib/send-request.ts';
import type { Tally } from './tally.ts';

export type RequestOptions = {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** The final result of a request: the response body, or the code of a permanent error. */
export type Outcome<C extends Endpoint> = {
  body?: ResponseOf<C>;
  errorCode?: string;
  /** Whether an earlier attempt may have succeeded. */
  repeated: boolean;
};

/** Codes of transient errors, after which a user retries. */
export const transientCodes = [
  'unavailable',
  'timed-out',
  'provider-failed',
  'provider-busy',
  'canceled',
];
const attemptTimeoutMs = 90_000;
const totalTimeoutMs = 240_000;

/** Simulates a user's browser: keeps the cookie, retries requests without a response, and records every response. */
export class Browser {
  readonly #url: string;
  readonly #tally: Tally;
  cookie = '';

  constructor(url: string, tally: Tally) {
    this.#url = url;
    this.#tally = tally;
  }

  /** Retries until the result is final. Throws if that takes longer than `totalTimeoutMs`. */
  async request<const C extends Endpoint>(
    endpoint: C,
    options: RequestOptions = {},
  ): Promise<Outcome<C>> {
    const label = `${endpoint.method} ${endpoint.path}`;
    const startedAtMs = Date.now();
    for (let attempt = 1; ; attempt += 1) {
      this.#tally.sent += 1;
      const sentAt = Date.now();
      const result = await this.#once(endpoint, options);
      this.#tally.recordResponseTime(Date.now() - sentAt, label);
      if (result.retryReason === undefined) {
        this.#tally.recordWait(Date.now() - startedAtMs, label);
        return { ...result, repeated: attempt > 1 };
      }
      if (Date.now() - startedAtMs > totalTimeoutMs)
        throw new Error(`${label}: gave up after retries: ${result.retryReason}`);
      await pause(Math.min(250 * 2 ** attempt, 2_000));
    }
  }

  async #once<const C extends Endpoint>(
    endpoint: C,
    options: RequestOptions,
  ): Promise<{ body?: ResponseOf<C>; errorCode?: string; retryReason?: string }> {
    let response: Response;
    let text: string;
    try {
      response = await this.#send(endpoint, options);
      text = await response.text();
    } catch (error) {
      // the gateway replica was killed, or all replicas were
      const retryReason =
        error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'cut off';
      if (retryReason === 'timed out')
        this.#tally.recordUnclear(`${endpoint.method} ${endpoint.path}: no response`);
      else this.#tally.recordTransient(retryReason);
      return { retryReason };
    }
    if (response.status === endpoint.status) {
      this.cookie = getCookie(response) ?? this.cookie;
      return endpoint.response
        ? { body: endpoint.response.parse(JSON.parse(text)) as ResponseOf<C> }
        : {};
    }
    const problem = problemSchema.safeParse(parsed(text));
    const code = problem.success ? problem.data.code : undefined;
    if (code && transientCodes.includes(code)) {
      this.#tally.recordTransient(code);
      return { retryReason: code };
    }
    if (code && response.status < 500 && code !== 'not-signed-in') return { errorCode: code };
    const unclear = `${endpoint.method} ${endpoint.path}: ${response.status} ${code ?? text.slice(0, 80)}`;
    this.#tally.recordUnclear(unclear);
    return { retryReason: unclear };
  }

  #send(endpoint: Endpoint, { params, body, headers }: RequestOptions): Promise<Response> {
    return sendRequest(this.#url, this.cookie, {
      method: endpoint.method,
      path: buildPath(endpoint, params),
      signal: AbortSignal.timeout(attemptTimeoutMs),
      body,
      ...(headers && { headers }),
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
