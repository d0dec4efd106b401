import type { AnswerOf, Call, QueryOf, SentBodyOf } from '@grantwright/shared/contract';
import { idempotencyHeader, pathOf } from '@grantwright/shared/contract';
import type { WireCall } from './calls.ts';
import { ApiError, ConnectionError, isSignedOut } from './errors.ts';
import { networkGone } from './network-gone.ts';
import type { AfterSignOut } from './signed-out.ts';
import { reportSignedOut } from './signed-out.ts';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Always = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The key of the person's intention, see idempotency.ts. */
  idempotencyKey?: string;
  /** Where a 401 leads; `stay` leaves it to the caller. */
  signedOut?: AfterSignOut | 'stay';
};
type Body<C extends Call> = undefined extends SentBodyOf<C> ? object : { body: SentBodyOf<C> };
type Params<C extends Call> = [ParamNames<C['path']>] extends [never]
  ? object
  : { params: Record<ParamNames<C['path']>, string> };
type Query<C extends Call> = undefined extends QueryOf<C> ? object : { query?: QueryOf<C> };

export type Options<C extends Call> = Always & Body<C> & Params<C> & Query<C>;
/** Options may be left out when the call needs neither body nor parameters. */
export type Given<C extends Call> =
  object extends Pick<Options<C>, Exclude<keyof Options<C>, keyof Always>>
    ? [options?: Options<C>]
    : [options: Options<C>];
export type Answer<C extends Call> = AnswerOf<C>;

/** The options as the code reads them, whatever the call. */
export type Loose = Always & {
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
};

export function urlOf(call: WireCall, { params, query }: Loose): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value);
  }
  const path = pathOf(call as Call, params);
  return search.size > 0 ? `${path}?${search}` : path;
}

export function headersOf(options: Loose): Record<string, string> {
  return {
    ...(options.idempotencyKey && { [idempotencyHeader]: options.idempotencyKey }),
    ...options.headers,
  };
}

/** Turns a non-OK answer into the error every caller sees, and reports a session that is over. */
export function failure(error: ApiError, options: Loose): ApiError {
  if (isSignedOut(error) && options.signedOut !== 'stay') {
    reportSignedOut(options.signedOut ?? 'login');
  }
  return error;
}

const noAnswer =
  ({ signal }: Loose) =>
  (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new ConnectionError();
  };

/** The body of a response. Throws ConnectionError for one that breaks off or, parsed, is not JSON. */
export const wholeOf = <Body>(reading: Promise<Body>, options: Loose): Promise<Body> =>
  reading.catch(noAnswer(options));

/** Makes the call and returns the OK answer unread. Throws ApiError, ConnectionError or AbortError. */
export async function request(call: WireCall, options: Loose): Promise<Response> {
  const response = await fetch(urlOf(call, options), {
    method: call.method,
    credentials: 'include',
    headers: {
      ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      ...headersOf(options),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    signal: AbortSignal.any([networkGone(), ...(options.signal ? [options.signal] : [])]),
  }).catch(noAnswer(options));
  if (response.ok) return response;
  const body = await response.text().catch(() => '');
  const { status, statusText, headers } = response;
  const retryAfter = headers.get('Retry-After');
  throw failure(new ApiError({ status, body, statusText, retryAfter }), options);
}
