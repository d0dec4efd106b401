import { connectWithRetry, idleTimeoutMs } from '@grantwright/shared/service';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';

type Options = {
  /** The certificate authority that must have issued the certificate. */
  ca?: string | undefined;
  /** Limits only connecting; a response may take longer. */
  connectTimeoutMs?: number;
};

const agentOptions = {
  keepAlive: true,
  timeout: idleTimeoutMs,
  maxSockets: 512,
  scheduling: 'lifo',
} as const;

/** Creates an agent that keeps connections to a service alive and retries a refused connection once. */
export function createUpstreamAgent({ protocol, hostname }: URL, options: Options = {}): Agent {
  const { ca, connectTimeoutMs = 10_000 } = options;
  if (protocol !== 'https:') return withRetry(new Agent(agentOptions), connectTimeoutMs);
  // the Host header names the host requested by the browser, but the certificate names the service
  const servername = isIP(hostname) || hostname.startsWith('[') ? '' : hostname;
  const agent = new TlsAgent({ ...agentOptions, servername, ...(ca && { ca }) });
  return withRetry(agent, connectTimeoutMs);
}

/** A request is sent only when its connection is open, so that a retry never sends anything twice. */
function withRetry(agent: Agent, timeoutMs: number): Agent {
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    connectWithRetry(() => waitForConnection(create(options), timeoutMs)).then(
      (socket) => done?.(null, socket),
      // the type requires a socket, but Node passes none with an error
      (error: Error) => done?.(error, undefined as never),
    );
    return undefined;
  };
  return agent;
}

async function waitForConnection(
  socket: Duplex | null | undefined,
  timeoutMs: number,
): Promise<Duplex> {
  if (!socket) throw new Error('no connection was created');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    await once(socket, 'connect', { signal: timeout });
    return socket;
  } catch (error) {
    socket.destroy();
    if (!timeout.aborted) throw error;
    throw Object.assign(new Error('connection timed out'), { code: 'ETIMEDOUT' });
  }
}
