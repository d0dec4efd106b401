import type { ServiceName } from '@grantwright/shared/contract';
import {
  AppError,
  getRequestContext,
  failRequest,
  type Logger,
  type ServiceUrls,
} from '@grantwright/shared/service';
import type { RequestHandler } from 'express';
import {
  createProxyMiddleware,
  debugProxyErrorsPlugin,
  proxyEventsPlugin,
} from 'http-proxy-middleware';
import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { createUpstreamAgent } from './create-upstream-agent.ts';

type Options = {
  log: Logger;
  /** The certificate authority for services reached over https. */
  ca?: string | undefined;
  /** The idle timeout of each service, in milliseconds. */
  timeoutMs?: (service: string) => number;
};

const minute = 60_000;
/** Longer than a service takes to respond; an analysis that is not streamed may take as long as a job by default. */
const chooseTimeoutMs = (service: string): number => (service === 'ai' ? 35 : 3.5) * minute;
/** Leaves time to send the timeout response before the client's connection closes. */
const clientTimeoutMarginMs = 10_000;

/** Creates one proxy per service, over keep-alive connections. Bodies are streamed. */
export function createServiceProxies(
  urls: ServiceUrls,
  { log, ca, timeoutMs = chooseTimeoutMs }: Options,
) {
  const agents: Agent[] = [];
  const proxies = new Map<string, RequestHandler>();
  for (const [service, target] of Object.entries(urls)) {
    const agent = createUpstreamAgent(new URL(target), { ca });
    agents.push(agent);
    proxies.set(service, createProxy(target, agent, { log, timeoutMs: timeoutMs(service) }));
  }
  return {
    passOn: (service: ServiceName): RequestHandler => {
      const proxy = proxies.get(service);
      return (req, res, next) => {
        if (!proxy) throw createUnavailableError();
        const { traceparent } = getRequestContext() ?? {};
        if (traceparent) req.headers['traceparent'] = traceparent;
        return proxy(req, res, next);
      };
    },
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}

/**
 * When a request was forwarded, to distinguish a timeout from a lost connection, because both are reported as the same
 * error.
 */
const forwardedAt = Symbol('forwarded at');
type ForwardedRequest = IncomingMessage & { [forwardedAt]?: number };

const measureElapsedMs = (req: ForwardedRequest): number =>
  Date.now() - (req[forwardedAt] ?? Date.now());

/**
 * Our services report every failure as a problem. Any other failure comes from a different program that now has the
 * address of a stopped replica.
 */
const isFromAnotherProgram = ({ statusCode = 0, headers }: IncomingMessage) =>
  statusCode >= 400 && !headers['content-type']?.startsWith('application/problem+json');

type ProxyOptions = { log: Logger; timeoutMs: number };

function createProxy(
  target: string,
  agent: Agent,
  { log, timeoutMs }: ProxyOptions,
): RequestHandler {
  const url = new URL(target);
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    // parsed here, because a string would be parsed for every request
    target: { ...urlToHttpOptions(url), port: url.port },
    // forwards the path as it was matched: parsing would turn backslashes into slashes
    toProxy: true,
    agent,
    xfwd: false,
    proxyTimeout: timeoutMs,
    timeout: timeoutMs + clientTimeoutMarginMs,
    // the default plugins format a log line for every request, even without a logger
    ejectPlugins: true,
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
    on: {
      proxyReq: (_upstream, req: ForwardedRequest) => {
        req[forwardedAt] = Date.now();
      },
      proxyRes: (upstream, _req, res) => {
        if (isFromAnotherProgram(upstream)) {
          const { statusCode: status } = upstream;
          failRequest(
            res,
            createUnavailableError(`${target} is not a service: status ${status}`),
            log,
          );
          // its connection must not be reused
          upstream.destroy();
          return;
        }
        // keep-alive is negotiated for each connection separately
        upstream.headers.connection = String(res.getHeader('Connection') ?? 'keep-alive');
        delete upstream.headers['keep-alive'];
      },
      error: (cause, req, res) => {
        if (!('setHeader' in res)) return void res.destroy();
        const isTimedOut = measureElapsedMs(req) >= timeoutMs;
        failRequest(
          res,
          isTimedOut ? createTimedOutError(cause) : createUnavailableError(target, cause),
          log,
        );
      },
    },
  });
}

const createTimedOutError = (cause: Error) =>
  new AppError('timed-out', 'This took too long. Your changes have been kept. Try again.', {
    cause,
  });

const createUnavailableError = (reason?: string, cause?: unknown) =>
  new AppError(
    'unavailable',
    'Part of Grantwright is not available right now. Your changes have been kept. Try again in a moment.',
    reason === undefined ? {} : { cause: new Error(reason, { cause }) },
  );
