import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { BodyOf, Call, QueryOf } from '../../contract/index.ts';
import type { JsonResponse, FileResponse } from './responses.ts';
import type { Identity } from '../identity/identity.ts';
import type { Logger } from '../observability/logger.ts';
import type { Page } from './pagination.ts';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a handler is given: everything parsed, the person known. */
export type RouteContext<C extends Call> = {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: Record<ParamNames<C['path']>, string>;
  /** The person the call is made for; of an empty id on public calls. */
  user: Identity;
  /** The person's own token, to be passed on when another service is asked. */
  token: string;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
  /** Aborted when the caller goes away before the answer. */
  signal: AbortSignal;
  log: Logger;
  req: Request;
  res: Response;
};

/** Returned by a handler that has written the whole answer itself, such as an event stream. */
export const responseSent: unique symbol = Symbol('responseSent');

type Body<C extends Call> = C extends { response: infer A extends z.ZodType }
  ? z.input<A> | JsonResponse<z.input<A>> | (z.input<A> extends (infer Item)[] ? Page<Item> : never)
  : C extends { file: string }
    ? FileResponse
    : void;

type Outcome<C extends Call> = Body<C> | typeof responseSent;

type Handler<C extends Call> = (context: RouteContext<C>) => Outcome<C> | Promise<Outcome<C>>;

/**
 * Counts a request of a user before its body is read, and throws when it is one too many: a flood of requests
 * costs little, and refused ones count as well.
 */
export type Admit = (userId: string) => Promise<void>;

export type Route = {
  call: Call;
  handle: (context: RouteContext<Call>) => unknown;
  admit?: Admit | undefined;
};

/** Binds a call of the contract to what answers it. */
export function route<const C extends Call>(
  call: C,
  handle: Handler<C>,
  { admit }: { admit?: Admit } = {},
): Route {
  // the context that the app builds is made by the schemas of this very call
  return { call, handle: handle as Route['handle'], admit };
}
