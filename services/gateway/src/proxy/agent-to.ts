import { connectWithRetry, idleTimeoutMs } from '@grantwright/shared/service';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';

type Options = {
  /** The authority that a certificate must come from. */
  ca?: string | undefined;
  /** Milliseconds for a connection to be taken; who takes it may be long about the answer. */
  connectWithin?: number;
};

const kept = {
  keepAlive: true,
  timeout: idleTimeoutMs,
  maxSockets: 512,
  scheduling: 'lifo',
} as const;

/** Keeps the connections to a service. One that is refused is tried once more before a request gets it. */
export function agentTo({ protocol, hostname }: URL, options: Options = {}): Agent {
  const { ca, connectWithin = 10_000 } = options;
  if (protocol !== 'https:') return connectingAgain(new Agent(kept), connectWithin);
  // a request still names the host that the browser asked for; its certificate must be the service's
  const servername = isIP(hostname) || hostname.startsWith('[') ? '' : hostname;
  const agent = new TlsAgent({ ...kept, servername, ...(ca && { ca }) });
  return connectingAgain(agent, connectWithin);
}

/** A request waits with its body until its connection is open, so that neither is ever begun twice. */
function connectingAgain(agent: Agent, within: number): Agent {
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    connectWithRetry(() => opened(create(options), within)).then(
      (socket) => done?.(null, socket),
      // who hears of a failure looks for no socket
      (error: Error) => done?.(error, undefined as never),
    );
    return undefined;
  };
  return agent;
}

async function opened(socket: Duplex | null | undefined, within: number): Promise<Duplex> {
  if (!socket) throw new Error('no connection was begun');
  const limit = AbortSignal.timeout(within);
  try {
    await once(socket, 'connect', { signal: limit });
    return socket;
  } catch (error) {
    socket.destroy();
    if (!limit.aborted) throw error;
    throw Object.assign(new Error('nobody took the connection in time'), { code: 'ETIMEDOUT' });
  }
}
