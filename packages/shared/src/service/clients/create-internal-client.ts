import type { Socket } from 'node:net';
import { Agent, buildConnector, request, type Dispatcher } from 'undici';
import {
  buildPath,
  problemKinds,
  problemSchema,
  type ResponseOf,
  type Endpoint,
  type ProblemCode,
  type RequestBodyOf,
  type ServiceName,
} from '../../contract/index.ts';
import { connectWithRetry } from './connect-with-retry.ts';
import { getRequestContext, requestIdHeader } from '../../observability/request-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { idleTimeoutMs } from '../http/server.ts';
import { inSpan } from '../../observability/tracing/index.ts';

export type ServiceUrls = Partial<Record<ServiceName, string>>;

type CallOptions<C extends Endpoint> = {
  /** The user's own token, passed on. */
  token: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: RequestBodyOf<C>;
  /** A raw body, for endpoints that accept bytes. */
  bytes?: Dispatcher.DispatchOptions['body'];
  signal?: AbortSignal;
  /** In milliseconds; shorter than the caller's own limit. */
  timeout?: number;
};

/**
 * Sends requests to internal endpoints of other services. Rethrows a problem response as the same AppError; a timeout
 * becomes `timed-out`, a refused connection `unavailable`. Never retries a request that was sent. An error response
 * without a problem body comes from another process that took over the service's address: that is `unavailable` too,
 * and all connections are reopened, since open connections would still lead to it.
 *
 * @param trust the certificate authority of services that use https
 */
export function createInternalClient(urls: ServiceUrls, trust: { ca?: string | undefined } = {}) {
  const connections = () => createAgent(trust.ca);
  let agent = connections();
  const wrongServerError = (): AppError => {
    void agent.close();
    agent = connections();
    return createUnavailableError();
  };

  async function callService<const C extends Endpoint>(
    endpoint: C,
    options: CallOptions<C>,
  ): Promise<ResponseOf<C>> {
    const base = urls[endpoint.service];
    if (!base) throw new Error(`no URL is configured for ${endpoint.service}`);
    const timeout = AbortSignal.timeout(options.timeout ?? 10_000);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const url = new URL(buildPath(endpoint, options.params), base);
    for (const [name, value] of Object.entries(options.query ?? {}))
      url.searchParams.set(name, value);
    try {
      return await inSpan(
        `${endpoint.method} ${endpoint.path}`,
        createSpanOptions(endpoint),
        async (span) => {
          const response = await request(url, {
            dispatcher: agent,
            method: endpoint.method,
            headers: createHeaders(options),
            body:
              options.bytes ?? (options.body === undefined ? null : JSON.stringify(options.body)),
            signal,
            headersTimeout: options.timeout ?? 10_000,
            bodyTimeout: options.timeout ?? 10_000,
          });
          span?.set({ 'http.response.status_code': response.statusCode });
          if (response.statusCode >= 400) throw (await readProblem(response)) ?? wrongServerError();
          if (!endpoint.response) {
            await response.body.dump();
            return undefined as ResponseOf<C>;
          }
          return endpoint.response.parse(await response.body.json()) as ResponseOf<C>;
        },
      );
    } catch (error) {
      throw toFailure(error, endpoint, timeout, options.signal);
    }
  }

  return { call: callService, close: () => agent.close() };
}
export type InternalClient = ReturnType<typeof createInternalClient>;

const createSpanOptions = (endpoint: Endpoint) => ({
  kind: 'client' as const,
  attributes: {
    'http.request.method': endpoint.method,
    'http.route': endpoint.path,
    'peer.service': endpoint.service,
  },
});

function createHeaders(options: CallOptions<Endpoint>): Record<string, string> {
  const context = getRequestContext();
  return {
    authorization: `Bearer ${options.token}`,
    ...(options.bytes === undefined
      ? options.body === undefined
        ? {}
        : { 'content-type': 'application/json' }
      : { 'content-type': 'application/octet-stream' }),
    ...(context ? { [requestIdHeader]: context.requestId, traceparent: context.traceparent } : {}),
  };
}

const createAgent = (ca?: string) =>
  new Agent({
    connect: createConnector(ca),
    connections: 64,
    keepAliveTimeout: idleTimeoutMs,
    keepAliveMaxTimeout: idleTimeoutMs,
  });

function createConnector(ca?: string): buildConnector.connector {
  const connect = buildConnector(ca ? { ca } : {});
  return (options, done) => {
    const once = () =>
      new Promise<Socket>((resolve, reject) => {
        connect(options, (error, socket) => (error ? reject(error) : resolve(socket)));
      });
    connectWithRetry(once).then(
      (socket) => done(null, socket),
      (error: Error) => done(error, null),
    );
  };
}

const isProblemCode = (code: string): code is ProblemCode => code in problemKinds;

async function readProblem(response: Dispatcher.ResponseData): Promise<AppError | undefined> {
  const parsed = problemSchema.safeParse(await response.body.json().catch(() => undefined));
  if (!parsed.success || !isProblemCode(parsed.data.code)) return undefined;
  const retryAfter = Number(response.headers['retry-after']);
  return new AppError(parsed.data.code, parsed.data.detail, {
    errors: parsed.data.errors,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
}

function toFailure(
  error: unknown,
  endpoint: Endpoint,
  timeout: AbortSignal,
  caller?: AbortSignal,
): unknown {
  if (error instanceof AppError) return error;
  if (caller?.aborted)
    return new AppError('canceled', 'The request was canceled.', { cause: error });
  if (timeout.aborted)
    return new AppError('timed-out', 'This took too long. Try again.', { cause: error });
  return createUnavailableError(
    new Error(`${endpoint.method} ${endpoint.path} failed`, { cause: error }),
  );
}

const createUnavailableError = (cause?: Error) =>
  new AppError(
    'unavailable',
    'Part of Grantwright is not available right now. Try again in a moment.',
    { cause },
  );
