import type { Express } from 'express';
import { once } from 'node:events';
import { IncomingMessage, maxHeaderSize, ServerResponse, type Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { interruptResponses } from './in-flight-responses.ts';
import type { Logger } from '../../observability/logger.ts';
import { createServer, type ListenerTls } from './tls/index.ts';

/**
 * Creates an http(s) server for an Express app. Express changes the prototype of every request and response, which
 * costs more than the rest of the request; creating them with the right prototype avoids that.
 */
export function createExpressServer(
  app: Express,
  {
    // requests accepted by the gateway must fit, with the headers it adds
    maxHeaderBytes = 2 * maxHeaderSize,
    ...options
  }: { tls?: ListenerTls | undefined; log?: Logger; maxHeaderBytes?: number } = {},
): Server {
  return createServer(
    {
      IncomingMessage: createClassWithPrototype(IncomingMessage, app.request),
      ServerResponse: createClassWithPrototype(ServerResponse, app.response),
      requestTimeout: 300_000,
      headersTimeout: 20_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: maxHeaderBytes,
    },
    app,
    options,
  );
}

/**
 * Node's constructors are plain functions, so they can initialize an object with another prototype;
 * Reflect.construct would cost more than it saves.
 */
function createClassWithPrototype<C extends typeof IncomingMessage | typeof ServerResponse>(
  base: C,
  prototype: object,
): C {
  const initialize = base as unknown as (...args: unknown[]) => void;
  function Message(this: object, ...args: unknown[]): void {
    Reflect.apply(initialize, this, args);
  }
  Message.prototype = prototype;
  return Message as unknown as C;
}

/** A port number, or a listening server whose port is taken over. */
export type Port = number | NetServer;

/** Starts listening. Resolves with the port; rejects when it is in use. */
export async function listen(server: Server, port: Port, host: string): Promise<number> {
  if (typeof port === 'number') server.listen(port, host);
  else server.listen(port);
  await once(server, 'listening');
  return getPort(server);
}

/** Returns the port of a listening server. */
export function getPort(server: NetServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/**
 * How long clients keep an idle connection to a service open, in milliseconds. A server that shuts down waits longer
 * before it closes one, since a request may be in transit.
 */
export const idleTimeoutMs = 2_000;
const idleWhileDrainingMs = idleTimeoutMs + 500;

/**
 * Makes every subsequent response close its connection, so that clients send the next request to another
 * replica. Requests are still accepted.
 */
export function endConnectionsAfterResponse(server: Server): void {
  server.keepAliveTimeout = idleWhileDrainingMs;
  server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
}

/** Time for an interrupted response to reach the client, in milliseconds. */
const flushMs = 500;

/**
 * Stops accepting requests and finishes those in flight. Shortly before `graceMs`, the remaining requests get a
 * retryable error; then every connection is closed.
 */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    endConnectionsAfterResponse(server);
    const interrupt = setTimeout(() => interruptResponses(server), Math.max(0, graceMs - flushMs));
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(interrupt);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
