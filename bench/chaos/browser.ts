import { setTimeout as pause } from 'node:timers/promises';
import { pathOf, problemSchema, type ResponseOf, type Call } from '@grantwright/shared/contract';
import type { Tally } from './tally.ts';

export type Sent = {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** What came of a call in the end: its body, or the code of a refusal that no repeating changes. */
export type Outcome<C extends Call> = {
  body?: ResponseOf<C>;
  refusal?: string;
  /** Whether an earlier try may have done it already. */
  repeated: boolean;
};

/** Temporary refusals, after which a user tries again. */
export const passing = ['unavailable', 'timed-out', 'provider-failed', 'provider-busy', 'canceled'];
/** Milliseconds for an answer, and for all the tries together. */
const answerWithin = 90_000;
const patience = 240_000;

/** A user's browser: keeps the cookie, retries requests without a response, and records every response. */
export class Browser {
  readonly #url: string;
  readonly #tally: Tally;
  cookie = '';

  constructor(url: string, tally: Tally) {
    this.#url = url;
    this.#tally = tally;
  }

  /** Asks until there is an answer that holds. Throws only when patience is over. */
  async ask<const C extends Call>(call: C, sent: Sent = {}): Promise<Outcome<C>> {
    const what = `${call.method} ${call.path}`;
    const began = Date.now();
    for (let tries = 1; ; tries += 1) {
      this.#tally.asked += 1;
      const sentAt = Date.now();
      const told = await this.#once(call, sent);
      this.#tally.took(Date.now() - sentAt, what);
      if (told.again === undefined) {
        this.#tally.waited(Date.now() - began, what);
        return { ...told, repeated: tries > 1 };
      }
      if (Date.now() - began > patience) throw new Error(`${what}: ${told.again}, again and again`);
      await pause(Math.min(250 * 2 ** tries, 2_000));
    }
  }

  async #once<const C extends Call>(
    call: C,
    sent: Sent,
  ): Promise<{ body?: ResponseOf<C>; refusal?: string; again?: string }> {
    let answer: Response;
    let text: string;
    try {
      answer = await this.#send(call, sent);
      text = await answer.text();
    } catch (error) {
      // the copy of the gateway that it went to is gone, or all of them are
      const again = error instanceof Error && error.name === 'TimeoutError' ? 'silence' : 'cut off';
      if (again === 'silence') this.#tally.wasUnclear(`${call.method} ${call.path}: no answer`);
      else this.#tally.refused(again);
      return { again };
    }
    if (answer.status === call.status) {
      const set = answer.headers.getSetCookie()[0]?.split(';')[0];
      if (set) this.cookie = set;
      return call.response ? { body: call.response.parse(JSON.parse(text)) as ResponseOf<C> } : {};
    }
    const problem = problemSchema.safeParse(parsed(text));
    const code = problem.success ? problem.data.code : undefined;
    if (code && passing.includes(code)) {
      this.#tally.refused(code);
      return { again: code };
    }
    if (code && answer.status < 500 && code !== 'not-signed-in') return { refusal: code };
    const unclear = `${call.method} ${call.path}: ${answer.status} ${code ?? text.slice(0, 80)}`;
    this.#tally.wasUnclear(unclear);
    return { again: unclear };
  }

  #send(call: Call, { params, body, headers }: Sent): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(new URL(pathOf(call, params), this.#url), {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithin),
      headers: {
        origin: this.#url,
        cookie: this.cookie,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
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
