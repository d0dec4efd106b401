import type {
  Endpoint,
  PathParams,
  QueryOf,
  RequestBodyOf,
  ResponseOf,
} from '@grantwright/shared/contract';
import { idempotencyHeader, buildPath } from '@grantwright/shared/contract';
import type { WireEndpoint } from './endpoints.ts';
import { ApiError, ConnectionError, isSignedOut } from './errors.ts';
import { getOfflineSignal } from './offline-signal.ts';
import type { AfterSignOut } from './sign-out-event.ts';
import { reportSignedOut } from './sign-out-event.ts';

type CommonOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A multipart body. */
  form?: FormData;
  /** Lets the server recognize a repeated request (use-idempotency-key.ts). */
  idempotencyKey?: string;
  /** Where a 401 redirects to; with `stay`, the caller handles it. */
  onSignedOut?: AfterSignOut | 'stay';
};
type Body<C extends Endpoint> =
  undefined extends RequestBodyOf<C> ? object : { body: RequestBodyOf<C> };
type Params<C extends Endpoint> = [PathParams<C['path']>] extends [never]
  ? object
  : { params: Record<PathParams<C['path']>, string> };
type Query<C extends Endpoint> = undefined extends QueryOf<C> ? object : { query?: QueryOf<C> };

export type RequestOptions<C extends Endpoint> = CommonOptions & Body<C> & Params<C> & Query<C>;
/** The options are optional for endpoints without a body or parameters. */
export type RequestArguments<C extends Endpoint> =
  object extends Pick<RequestOptions<C>, Exclude<keyof RequestOptions<C>, keyof CommonOptions>>
    ? [options?: RequestOptions<C>]
    : [options: RequestOptions<C>];
export type ResponseBody<C extends Endpoint> = ResponseOf<C>;

/** The options of any request. */
export type UntypedOptions = CommonOptions & {
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
};

/**
 * Passes options to a request function that is itself generic over endpoints, where TypeScript cannot compare the two:
 * `api(endpoint, ...uncheckedOptions<C>({ signal }))`.
 */
export const uncheckedOptions = <C extends Endpoint>(options: UntypedOptions) =>
  [options] as RequestArguments<C>;

export function buildUrl(endpoint: WireEndpoint, { params, query }: UntypedOptions): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value);
  }
  const path = buildPath(endpoint, params);
  return search.size > 0 ? `${path}?${search}` : path;
}

export function buildHeaders(options: UntypedOptions): Record<string, string> {
  return {
    ...(options.idempotencyKey && { [idempotencyHeader]: options.idempotencyKey }),
    ...options.headers,
  };
}

/** Converts a non-OK response to an ApiError and reports an ended session. */
export function reportFailure(error: ApiError, options: UntypedOptions): ApiError {
  if (isSignedOut(error) && options.onSignedOut !== 'stay') {
    reportSignedOut(options.onSignedOut ?? 'login');
  }
  return error;
}

const toConnectionError =
  ({ signal }: UntypedOptions = {}) =>
  (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new ConnectionError();
  };

/** Reads the body of a response. Throws ConnectionError if it is cut off or is not JSON. */
export const readBody = <T>(body: Promise<T>, options?: UntypedOptions): Promise<T> =>
  body.catch(toConnectionError(options));

/**
 * Sends the request and returns the OK response with an unread body. Throws ApiError, ConnectionError or AbortError.
 */
export async function request(
  endpoint: WireEndpoint,
  options: UntypedOptions = {},
): Promise<Response> {
  const response = await fetch(buildUrl(endpoint, options), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      ...buildHeaders(options),
    },
    ...(options.form && { body: options.form }),
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    signal: AbortSignal.any([getOfflineSignal(), ...(options.signal ? [options.signal] : [])]),
  }).catch(toConnectionError(options));
  if (response.ok) return response;
  const body = await response.text().catch(() => '');
  const { status, statusText, headers } = response;
  const retryAfter = headers.get('Retry-After');
  throw reportFailure(new ApiError({ status, body, statusText, retryAfter }), options);
}
