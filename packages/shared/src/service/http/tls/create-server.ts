import {
  createServer as createPlainServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { trackResponses } from '../in-flight-responses.ts';
import type { Logger } from '../../observability/logger.ts';
import { followCertificate } from './follow-certificate.ts';
import type { ListenerTls } from './settings.ts';

type Over = { tls?: ListenerTls | undefined; log?: Logger | undefined };

/**
 * A server that speaks TLS where it has a certificate, and nothing else then; plain http where it has none.
 * A certificate from files is exchanged when they change, and connections that are open go on.
 */
export function createServer(
  options: ServerOptions,
  handle: RequestListener,
  { tls, log }: Over = {},
): Server {
  const server = tls
    ? createSecureServer(options, handle, { tls, log })
    : createPlainServer(options, handle);
  trackResponses(server);
  return server;
}

function createSecureServer(
  options: ServerOptions,
  handle: RequestListener,
  { tls, log }: Over & { tls: ListenerTls },
): Server {
  const server = createTlsServer({ ...options, cert: tls.cert, key: tls.key }, handle);
  if (tls.files) server.once('close', followCertificate(server, { files: tls.files, log }));
  return server;
}
