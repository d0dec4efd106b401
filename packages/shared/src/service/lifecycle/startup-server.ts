import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProblem, AppError } from '../../errors/app-error.ts';
import { readRequestContext } from '../../observability/request-context.ts';
import { drain, listen } from '../http/server.ts';
import { createServer, type ListenerTls } from '../http/tls/index.ts';

/**
 * Serves health checks while a service waits for its database: alive, not ready, and 503 for every other
 * request.
 *
 * @returns a function that closes the server
 */
export async function openStartupServer(
  { port, host }: { port: number; host: string },
  tls?: ListenerTls,
): Promise<() => Promise<void>> {
  const server = createServer({}, respond, { tls });
  await listen(server, port, host);
  return () => drain(server, 200);
}

function respond(req: IncomingMessage, res: ServerResponse): void {
  const isAlive = req.url === '/livez';
  const isHealth = isAlive || req.url === '/readyz';
  res.statusCode = isAlive ? 200 : 503;
  res.setHeader('Connection', 'close');
  res.setHeader('Content-Type', isHealth ? 'application/json' : 'application/problem+json');
  const { requestId } = readRequestContext(req.headers);
  const body = isHealth ? { alive: true, ready: false } : createProblem(starting, requestId);
  res.end(JSON.stringify(body));
}

const starting = new AppError('unavailable', 'Grantwright is starting. Try again in a moment.');
