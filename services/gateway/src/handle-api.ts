import type { Call, ServiceName } from '@grantwright/shared/contract';
import {
  AppError,
  beginRequest,
  notFound,
  readCookie,
  requestIdHeader,
  sessionCookieName,
  withContext,
  type RequestContext,
} from '@grantwright/shared/service';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from './deps.ts';
import { answerProblem } from './proxy/answer-problem.ts';
import { setOutgoingHeaders } from './proxy/outgoing-headers.ts';
import { matchCall } from './routing/match-call.ts';
import { clientAddress } from './security/client-address.ts';
import { isSameOrigin } from './security/same-origin.ts';

/** One call of `/api`: known, allowed from here, within limits, by whom; then its service answers. */
export function handleApi(deps: Deps, req: IncomingMessage, res: ServerResponse): Promise<void> {
  delete req.headers[requestIdHeader];
  const { context, span } = beginRequest(req.headers, req.method ?? '', deps.tracer);
  const call = matchCall(req.method ?? '', pathOf(req));
  deps.observe(req, res, { route: call?.path ?? 'none', context, span });
  const work = () => passOn(deps, req, res, { call, context });
  return span ? withContext(context, work) : work();
}

async function passOn(
  deps: Deps,
  req: IncomingMessage,
  res: ServerResponse,
  { call, context }: { call: Call | undefined; context: RequestContext },
): Promise<void> {
  try {
    if (!call) throw notFound('This address');
    assertAllowed(deps, call, req);
    const address = clientAddress(req, deps.settings.TRUSTED_PROXIES);
    await deps.limit(address);
    const token = call.access === 'user' ? await tokenOf(deps, req, call.service) : undefined;
    setOutgoingHeaders(req.headers, { call, context, address, token });
    const proxy = deps.proxies.get(call.service);
    if (!proxy) throw new AppError('unavailable', 'This part of Grantwright is not running.');
    await proxy(req, res, (error) => answerProblem(res, error, context.requestId));
  } catch (error) {
    answerProblem(res, error, context.requestId);
  }
}

const pathOf = (req: IncomingMessage) => (req.url ?? '/').split('?', 1)[0] ?? '/';

/** The card provider's messages come from elsewhere; they are signed. */
const comesFromElsewhere = (call: Call) => call.path.startsWith('/api/webhooks/');

function assertAllowed({ settings }: Deps, call: Call, req: IncomingMessage): void {
  if (comesFromElsewhere(call)) return;
  if (isSameOrigin(req.method ?? '', req.headers, settings.PUBLIC_ORIGIN)) return;
  throw new AppError('foreign-origin', 'This request does not come from Grantwright’s own pages.');
}

async function tokenOf(
  { sessions, settings }: Deps,
  req: IncomingMessage,
  service: ServiceName,
): Promise<string> {
  const cookie = readCookie(req.headers.cookie, sessionCookieName(settings.SECURE_COOKIES));
  const token = cookie ? await sessions.tokenOf(cookie, service) : undefined;
  if (!token) throw new AppError('not-signed-in', 'Please sign in.');
  return token;
}
