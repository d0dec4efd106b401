import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { BodyOf, Endpoint, PathParams, QueryOf } from '../../contract/index.ts';
import type { JsonResponse, FileResponse } from './responses.ts';
import type { Identity } from '../identity/identity.ts';
import type { Logger } from '../../observability/logger.ts';
import type { Page } from '../../storage/records/pagination.ts';

/** The argument of a handler: parsed input and the authenticated user. */
export type RouteContext<C extends Endpoint> = {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: Record<PathParams<C['path']>, string>;
  /** The user who sent the request; has an empty ID for public endpoints. */
  user: Identity;
  /** The user's token, passed on to other services. */
  token: string;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
  /** Aborted when the client disconnects before the response. */
  signal: AbortSignal;
  log: Logger;
  req: Request;
  res: Response;
};

/** Returned by a handler that has already sent the whole response, such as an event stream. */
export const responseSent: unique symbol = Symbol('responseSent');

type Body<C extends Endpoint> = C extends { response: infer A extends z.ZodType }
  ? z.input<A> | JsonResponse<z.input<A>> | (z.input<A> extends (infer Item)[] ? Page<Item> : never)
  : C extends { file: string }
    ? FileResponse
    : void;

export type Outcome<C extends Endpoint> = Body<C> | typeof responseSent;

export type Handler<C extends Endpoint> = (
  context: RouteContext<C>,
) => Outcome<C> | Promise<Outcome<C>>;

/** Rate limit of a route, checked before the body is read. Rejected requests count as well. */
export type RouteLimit = (userId: string) => Promise<void>;

export type Route = {
  endpoint: Endpoint;
  handle: (context: RouteContext<Endpoint>) => unknown;
  limit?: RouteLimit | undefined;
};

/** The names of Express's methods for routes. */
export const expressMethods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Binds an endpoint of the contract to its handler. */
export function route<const C extends Endpoint>(
  endpoint: C,
  handle: Handler<C>,
  { limit }: { limit?: RouteLimit } = {},
): Route {
  // the context is built with the schemas of this endpoint
  return { endpoint, handle: handle as Route['handle'], limit };
}
