import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { BodyOf, Endpoint, QueryOf } from '../../contract/index.ts';
import { JsonResponse, formatContentDisposition, FileResponse } from './responses.ts';
import {
  AppError,
  createMisroutedRequestError,
  createNotFoundError,
} from '../../errors/app-error.ts';
import { gatewaySubject, type Identity, type IdentityVerifier } from '../identity/identity.ts';
import { wasInterrupted } from './in-flight-responses.ts';
import type { Logger } from '../../observability/logger.ts';
import { Page } from '../../storage/records/pagination.ts';
import { responseSent, type Route, type RouteContext } from './route.ts';
import { sendJson } from './send-json.ts';
import { createInvalidRequestError } from './to-app-error.ts';

type RouteDeps = {
  verify: IdentityVerifier;
  log: Logger;
  /** Called after a request that may have written; rejects for a deleted user. */
  refuseDeleted?: ((userId: string) => Promise<void>) | undefined;
};

const anonymous: Identity = { id: '', sessionId: '', superUser: false };
const maxIdLength = 64;

/** Authenticated callers by request. */
const callers = new WeakMap<Request, { user: Identity; token: string }>();

/**
 * Express middleware that authenticates the caller and applies the route's rate limit before the body is read.
 */
export function admitCaller(
  { endpoint, limit }: Route,
  { verify }: Pick<RouteDeps, 'verify'>,
): RequestHandler {
  return async (req: Request, _res: Response, next: NextFunction) => {
    try {
      const token = readToken(req);
      // the gateway replaces the cookie with an identity; a cookie without one comes from a browser
      if (!token && endpoint.access !== 'public' && req.get('cookie'))
        throw createMisroutedRequestError();
      const user = guard(endpoint, token, verify);
      await limit?.(user.id);
      callers.set(req, { user, token });
      next();
    } catch (error) {
      next(error);
    }
  };
}

/** Express handler for an admitted request: parses the input, runs the route and sends the response. */
export function handleRoute({ endpoint, handle }: Route, deps: RouteDeps): RequestHandler {
  return async (req: Request, res: Response, next: NextFunction) => {
    try {
      const { user, token } = callers.get(req) ?? { user: anonymous, token: '' };
      const context = {
        body: parseBody(endpoint, req) as BodyOf<Endpoint>,
        query: parseQuery(endpoint, req) as QueryOf<Endpoint>,
        params: readParams(req),
        user,
        token,
        idempotencyKey: parseIdempotencyKey(req.get('idempotency-key')),
        ifMatch: req.get('if-match'),
        signal: createSignal(res),
        log: deps.log,
        req,
        res,
      } satisfies RouteContext<Endpoint>;
      const refuse = endpoint.method !== 'GET' && user.id !== '' ? deps.refuseDeleted : undefined;
      const result = await (async () => handle(context))().finally(() => refuse?.(user.id));
      if (result !== responseSent) await present(endpoint, result, req, res);
    } catch (error) {
      next(error);
    }
  };
}

const readToken = (req: Request) =>
  /^Bearer (\S+)$/.exec(req.get('authorization') ?? '')?.[1] ?? '';

function guard(endpoint: Endpoint, token: string, verify: IdentityVerifier): Identity {
  if (endpoint.access === 'public') return anonymous;
  const identity = verify(token);
  const isGateway = identity.id === gatewaySubject;
  if (isGateway !== (endpoint.access === 'gateway'))
    throw new AppError('not-allowed', 'This is not allowed.');
  return identity;
}

function parseBody(endpoint: Endpoint, req: Request): unknown {
  if (!endpoint.body) return undefined;
  const parsed = endpoint.body.safeParse(req.body ?? {});
  if (!parsed.success) throw createInvalidRequestError(parsed.error);
  return parsed.data;
}

function parseQuery(endpoint: Endpoint, req: Request): unknown {
  if (!endpoint.query) return undefined;
  const parsed = endpoint.query.safeParse(req.query);
  if (!parsed.success) throw createInvalidRequestError(parsed.error);
  return parsed.data;
}

/** IDs longer than any we issue are treated as not found. */
function readParams(req: Request): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.params)) {
    if (typeof value !== 'string' || value.length > maxIdLength) throw createNotFoundError('This');
    params[name] = value;
  }
  return params;
}

function createSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished || wasInterrupted(res))
      controller.abort(new AppError('canceled', 'The request was canceled.'));
  });
  return controller.signal;
}

async function present(
  endpoint: Endpoint,
  result: unknown,
  req: Request,
  res: Response,
): Promise<void> {
  res.status(endpoint.status);
  if (result instanceof FileResponse) return sendFile(endpoint, result, res);
  if (endpoint.response === undefined) {
    res.end();
    return;
  }
  let body = result;
  if (body instanceof JsonResponse) {
    res.set(body.headers);
    body = body.body;
  }
  if (body instanceof Page) {
    if (body.next) res.set('Link', `<${req.baseUrl}${req.path}?cursor=${body.next}>; rel="next"`);
    body = body.items;
  }
  await sendJson(req, res, conform(endpoint, body));
}

/** Removes fields not declared in the contract. A response with a missing field is a server error. */
function conform({ method, path, response }: Endpoint, body: unknown): unknown {
  const parsed = response?.safeParse(body);
  if (parsed?.success) return parsed.data;
  const message = `the response of ${method} ${path} does not match the contract`;
  throw new Error(message, { cause: parsed?.error });
}

async function sendFile(endpoint: Endpoint, file: FileResponse, res: Response): Promise<void> {
  res.set({
    'Content-Type': endpoint.file ?? 'application/octet-stream',
    'Content-Disposition': formatContentDisposition(file.name, file.asciiName),
    'X-Content-Type-Options': 'nosniff',
  });
  if (Buffer.isBuffer(file.body)) res.end(file.body);
  else await pipeline(file.body, res);
}

const format = /^[\x21-\x7e]{1,200}$/;

/**
 * Parses the request's `Idempotency-Key`, if any.
 *
 * @throws AppError `invalid-request` for a malformed key
 */
function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!format.test(header))
    throw new AppError('invalid-request', 'The Idempotency-Key is not valid.');
  return header;
}
