import { lookup as systemLookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { createNonPublicUrlError } from './check-public-url.ts';

/** Resolves a host name to all of its addresses. */
export type Resolver = (hostname: string) => Promise<LookupAddress[]>;

const lookupOptions: LookupAllOptions = { all: true, verbatim: true };

export const systemResolver: Resolver = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, lookupOptions, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

export type AgentOptions = {
  resolve: Resolver;
  isAllowed: (address: string) => boolean;
  connectTimeoutMs: number;
};

/**
 * Creates an undici agent that connects only to allowed addresses. Before sending any bytes, it checks an IP address in
 * the URL, all addresses that a host name resolves to, and the address of the connected socket.
 */
export function createPublicOnlyAgent({
  resolve,
  isAllowed,
  connectTimeoutMs,
}: AgentOptions): Agent {
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          return callback(createNonPublicUrlError(), []);
        return options.all
          ? callback(null, addresses)
          : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup });
  return new Agent({
    connections: 4,
    pipelining: 0,
    maxHeaderSize: 32_768,
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isAllowed(host)) return callback(createNonPublicUrlError(), null);
      return connect(options, (error, socket) => {
        if (error) return callback(error, null);
        if (isConnectedTo(socket, isAllowed)) return callback(null, socket);
        socket.destroy();
        return callback(createNonPublicUrlError(), null);
      });
    },
  });
}

const isConnectedTo = (socket: Socket, isAllowed: (address: string) => boolean): boolean =>
  socket.remoteAddress !== undefined && isAllowed(socket.remoteAddress);
