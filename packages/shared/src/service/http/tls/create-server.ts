import {
  createServer as createPlainServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { trackResponses } from '../in-flight-responses.ts';
import type { Logger } from '../../../observability/logger.ts';
import { watchCertificate } from './watch-certificate.ts';
import type { ListenerTls } from './tls-settings.ts';

type Options = { tls?: ListenerTls | undefined; log?: Logger | undefined };

/**
 * Creates a TLS server if there is a certificate, otherwise a plain one. Certificates from files are reloaded when the
 * files change, without closing connections.
 */
export function createServer(
  options: ServerOptions,
  handle: RequestListener,
  { tls, log }: Options = {},
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
  { tls, log }: Options & { tls: ListenerTls },
): Server {
  const server = createTlsServer({ ...options, cert: tls.cert, key: tls.key }, handle);
  if (tls.files) server.once('close', watchCertificate(server, { files: tls.files, log }));
  return server;
}
