import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { BodyOf, Call, QueryOf } from '../../contract/index.ts';
import { JsonResponse, contentDisposition, FileResponse } from './responses.ts';
import { AppError, misroutedRequest, notFound } from '../errors/app-error.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { gatewaySubject, type Identity, type IdentityVerifier } from '../identity/identity.ts';
import { wasInterrupted } from './in-flight-responses.ts';
import type { Logger } from '../observability/logger.ts';
import { Page } from './pagination.ts';
import { responseSent, type Route, type RouteContext } from './route.ts';
import { sendJson } from './send-json.ts';
import { invalidRequest } from '../errors/to-app-error.ts';

type Tools = { verify: IdentityVerifier; log: Logger };

const anonymous: Identity = { id: '', sessionId: '', superUser: false };
const maxIdLength = 64;

/** Authenticated callers by request. */
const callers = new WeakMap<Request, { user: Identity; token: string }>();

/**
 * Express middleware that authenticates the caller and applies the route’s rate limit before the body is read.
 */
export function admitCaller(
  { call, admit }: Route,
  { verify }: Pick<Tools, 'verify'>,
): RequestHandler {
  return async (req: Request, _res: Response, next: NextFunction) => {
    try {
      const token = tokenOf(req);
      // the gateway replaces the cookie with an identity; a cookie without one comes from a browser
      if (!token && call.access !== 'public' && req.get('cookie')) throw misroutedRequest();
      const user = guard(call, token, verify);
      await admit?.(user.id);
      callers.set(req, { user, token });
      next();
    } catch (error) {
      next(error);
    }
  };
}

/** Express handler for an admitted request: parses the input, runs the route and sends the response. */
export function handleRoute({ call, handle }: Route, tools: Tools): RequestHandler {
  return async (req: Request, res: Response, next: NextFunction) => {
    try {
      const { user, token } = callers.get(req) ?? { user: anonymous, token: '' };
      const result = await handle({
        body: parseBody(call, req) as BodyOf<Call>,
        query: parseQuery(call, req) as QueryOf<Call>,
        params: paramsOf(req),
        user,
        token,
        idempotencyKey: idempotencyKeyOf(req.get('idempotency-key')),
        ifMatch: req.get('if-match'),
        signal: signalOf(res),
        log: tools.log,
        req,
        res,
      } satisfies RouteContext<Call>);
      if (result !== responseSent) await present(call, result, req, res);
    } catch (error) {
      next(error);
    }
  };
}

const tokenOf = (req: Request) => /^Bearer (\S+)$/.exec(req.get('authorization') ?? '')?.[1] ?? '';

function guard(call: Call, token: string, verify: IdentityVerifier): Identity {
  if (call.access === 'public') return anonymous;
  const identity = verify(token);
  const isGateway = identity.id === gatewaySubject;
  if (isGateway !== (call.access === 'gateway'))
    throw new AppError('not-allowed', 'This is not allowed.');
  return identity;
}

function parseBody(call: Call, req: Request): unknown {
  if (!call.body) return undefined;
  const parsed = call.body.safeParse(req.body ?? {});
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}

function parseQuery(call: Call, req: Request): unknown {
  if (!call.query) return undefined;
  const parsed = call.query.safeParse(req.query);
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}

/** An id longer than any we issue is treated as not found. */
function paramsOf(req: Request): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.params)) {
    if (typeof value !== 'string' || value.length > maxIdLength) throw notFound('This');
    params[name] = value;
  }
  return params;
}

function signalOf(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished || wasInterrupted(res))
      controller.abort(new AppError('canceled', 'The request was canceled.'));
  });
  return controller.signal;
}

async function present(call: Call, result: unknown, req: Request, res: Response): Promise<void> {
  res.status(call.status);
  if (result instanceof FileResponse) return sendFile(call, result, res);
  if (call.response === undefined) {
    res.end();
    return;
  }
  let body = result;
  if (body instanceof JsonResponse) {
    res.set(body.headers);
    body = body.body;
  }
  if (body instanceof Page) {
    if (body.next) res.set('Link', `<${call.path}?cursor=${body.next}>; rel="next"`);
    body = body.items;
  }
  await sendJson(req, res, conform(call, body));
}

/** Removes fields that the contract does not declare. A response that lacks one is a server error. */
function conform({ method, path, response }: Call, body: unknown): unknown {
  const parsed = response?.safeParse(body);
  if (parsed?.success) return parsed.data;
  const message = `the response of ${method} ${path} does not match the contract`;
  throw new Error(message, { cause: parsed?.error });
}

async function sendFile(call: Call, file: FileResponse, res: Response): Promise<void> {
  res.set({
    'Content-Type': call.file ?? 'application/octet-stream',
    'Content-Disposition': contentDisposition(file.name, file.asciiName),
    'X-Content-Type-Options': 'nosniff',
  });
  if (Buffer.isBuffer(file.body)) res.end(file.body);
  else await pipeline(file.body, res);
}
