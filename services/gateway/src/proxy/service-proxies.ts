import type { ServiceName } from '@grantwright/shared/contract';
import { requestIdHeader, type Logger, type ServiceUrls } from '@grantwright/shared/service';
import {
  createProxyMiddleware,
  debugProxyErrorsPlugin,
  proxyEventsPlugin,
  type RequestHandler,
} from 'http-proxy-middleware';
import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { agentTo } from './agent-to.ts';
import { answerProxyError } from './answer-problem.ts';

export type Proxy = RequestHandler<IncomingMessage, ServerResponse>;

/** Milliseconds of silence after which a service is given up: longer than what any service takes on itself. */
const silence = 200_000;

/** One proxy for each service, over connections that are kept. Bodies are passed on as they come. */
export function serviceProxies(urls: ServiceUrls, { log, ca }: Options) {
  const agents: Agent[] = [];
  const proxies = new Map<ServiceName, Proxy>();
  for (const [service, target] of Object.entries(urls)) {
    const agent = agentTo(new URL(target), { ca });
    agents.push(agent);
    proxies.set(service as ServiceName, proxyTo(target, agent, log));
  }
  return { proxies, close: () => agents.forEach((agent) => agent.destroy()) };
}

type Options = {
  log: Logger;
  /** The authority that the certificates of services over https must come from. */
  ca?: string | undefined;
};

/** When a request was passed on. A service that is silent too long and one that dies end alike. */
const passedOnAt = Symbol('passed on at');
type PassedOn = IncomingMessage & { [passedOnAt]?: number };
const wasSilent = (req: PassedOn) => Date.now() - (req[passedOnAt] ?? Date.now()) >= silence;

/**
 * What refuses without a problem is none of ours, but whoever stands where a service's address leads while
 * all its copies are away: it is not believed, and its connection not kept.
 */
const isStrangers = ({ statusCode = 0, headers }: IncomingMessage) =>
  statusCode >= 400 && !headers['content-type']?.startsWith('application/problem+json');

function proxyTo(target: string, agent: Agent, log: Logger): Proxy {
  const url = new URL(target);
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    // parsed once, where an address in words would be for every request
    target: { ...urlToHttpOptions(url), port: url.port },
    // what was looked up is what is passed on: parsing would make slashes of backslashes
    toProxy: true,
    agent,
    xfwd: false,
    proxyTimeout: silence,
    timeout: silence,
    // the line of log that it would make up for nobody costs as much as passing the request on
    ejectPlugins: true,
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
    on: {
      proxyReq: (_passedOn, req: PassedOn) => {
        req[passedOnAt] = Date.now();
      },
      // whether a connection is kept is between its two ends
      proxyRes: (answer, req, res) => {
        if (isStrangers(answer)) {
          log.warn({ status: answer.statusCode, target }, 'a stranger answered for a service');
          answerProxyError(res, { wasSilent: false, id: String(req.headers[requestIdHeader]) });
          answer.destroy();
          return;
        }
        answer.headers.connection = String(res.getHeader('Connection') ?? 'keep-alive');
        delete answer.headers['keep-alive'];
      },
      error: (error: NodeJS.ErrnoException, req, res) => {
        log.warn({ code: error.code, target }, 'a service did not answer');
        answerProxyError(res, {
          wasSilent: wasSilent(req),
          id: String(req.headers[requestIdHeader]),
        });
      },
    },
  });
}
