import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import v8 from 'node:v8';
import workerThreads from 'node:worker_threads';

/** The code that Node's permission model gives to what it denies. */
class AccessDenied extends Error {
  readonly code = 'ERR_ACCESS_DENIED';
}

/**
 * Takes the network, other processes and threads from this process, before it sees the first byte of a
 * document. Holds for JavaScript; what runs natively is held by namespaces, where there are any (ADR 35).
 */
export function closeOff(): void {
  deny(net.Socket.prototype, ['connect']);
  deny(net.Server.prototype, ['listen']);
  deny(net, ['_createServerHandle']);
  deny(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto']);
  for (const resolver of [dns, dnsPromises, dns.Resolver.prototype, dnsPromises.Resolver.prototype])
    deny(resolver, namesOf(resolver));
  deny(childProcess.ChildProcess.prototype, ['spawn']);
  deny(childProcess, namesOf(childProcess));
  deny(workerThreads, ['Worker']);
  deny(v8, ['setFlagsFromString']);
  deny(process, ['binding', '_linkedBinding', 'kill', '_debugProcess']);
  syncBuiltinESMExports();
}

/** Also what a class has inherited, as the resolvers of names have. */
function namesOf(target: object): string[] {
  const names = new Set<string>();
  for (let at = target; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  names.delete('constructor');
  return [...names].filter((name) => typeof Reflect.get(target, name) === 'function');
}

function deny(target: object, names: string[]): void {
  for (const name of names) {
    // a function and not an arrow, so that `new` is denied as well
    const denied = function () {
      throw new AccessDenied(`a reading process has no ${name}`);
    };
    Object.defineProperty(target, name, { value: denied, writable: true, configurable: true });
  }
}
