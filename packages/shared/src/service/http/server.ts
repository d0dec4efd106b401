import type { Express } from 'express';
import { IncomingMessage, maxHeaderSize, ServerResponse, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interruptAll } from './in-flight-responses.ts';
import type { Logger } from '../observability/logger.ts';
import { createServer, type ListenerTls } from './tls/index.ts';

/**
 * An http(s) server for an Express app. Express changes the prototype of every request and response, which
 * costs more than the rest of the request; creating them with the right prototype avoids that.
 */
export function createExpressServer(
  app: Express,
  {
    // requests that the gateway accepts must fit, with the headers that it adds
    maxHeaderBytes = 2 * maxHeaderSize,
    ...over
  }: { tls?: ListenerTls | undefined; log?: Logger; maxHeaderBytes?: number } = {},
): Server {
  return createServer(
    {
      IncomingMessage: withPrototype(IncomingMessage, app.request),
      ServerResponse: withPrototype(ServerResponse, app.response),
      requestTimeout: 300_000,
      headersTimeout: 20_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: maxHeaderBytes,
    },
    app,
    over,
  );
}

/**
 * Node's constructors are plain functions, so they can be applied to an object that was made with
 * another prototype; constructing by reflection would cost more than it saves.
 */
function withPrototype<C extends typeof IncomingMessage | typeof ServerResponse>(
  base: C,
  prototype: object,
): C {
  const initialize = base as unknown as (...args: unknown[]) => void;
  function Born(this: object, ...args: unknown[]): void {
    Reflect.apply(initialize, this, args);
  }
  Born.prototype = prototype;
  return Born as unknown as C;
}

/** Listens; resolves with the port, rejects when it is taken. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Milliseconds that we keep an idle connection to another part. A server that is going waits longer than
 * that before it closes one: it must never close a connection on which a request is just coming.
 */
export const idleTimeoutMs = 2_000;
const idleWhileLeaving = idleTimeoutMs + 500;

/**
 * From now on every answer ends its connection, so that whoever asked takes the next request to another
 * copy. Requests are taken as before.
 */
export function sendElsewhere(server: Server): void {
  server.keepAliveTimeout = idleWhileLeaving;
  server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
}

/** Milliseconds for an interrupted response to reach its reader. */
const flushMs = 500;

/**
 * Stops taking requests and lets those in flight end. Those that have not after `graceMs`, less the time
 * to send it, get an error that can be retried; then every connection is cut.
 */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    sendElsewhere(server);
    const interrupt = setTimeout(() => interruptAll(server), Math.max(0, graceMs - flushMs));
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(interrupt);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
