import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import v8 from 'node:v8';
import workerThreads from 'node:worker_threads';

/** An error with the code used by Node's permission model. */
class AccessDenied extends Error {
  readonly code = 'ERR_ACCESS_DENIED';
}

/**
 * Disables network access, child processes and threads in this process before it receives a document. This restricts
 * only JavaScript. Where available, namespaces also restrict native code (ADR 35).
 */
export function denySystemAccess(): void {
  deny(net.Socket.prototype, ['connect']);
  deny(net.Server.prototype, ['listen']);
  deny(net, ['_createServerHandle']);
  deny(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto']);
  for (const resolver of [dns, dnsPromises, dns.Resolver.prototype, dnsPromises.Resolver.prototype])
    deny(resolver, listPropertyNames(resolver));
  deny(childProcess.ChildProcess.prototype, ['spawn']);
  deny(childProcess, listPropertyNames(childProcess));
  deny(workerThreads, ['Worker']);
  deny(v8, ['setFlagsFromString']);
  deny(process, ['binding', '_linkedBinding', 'kill', '_debugProcess']);
  syncBuiltinESMExports();
}

/** Returns all method names, including inherited methods. */
function listPropertyNames(target: object): string[] {
  const names = new Set<string>();
  for (
    let index: object | null = target;
    index && index !== Object.prototype;
    index = Object.getPrototypeOf(index)
  )
    for (const name of Object.getOwnPropertyNames(index)) names.add(name);
  names.delete('constructor');
  return [...names].filter((name) => typeof Reflect.get(target, name) === 'function');
}

function deny(target: object, names: string[]): void {
  for (const name of names) {
    // not an arrow function, so that calls with `new` are denied as well
    const throwDenied = function () {
      throw new AccessDenied(`an extraction process may not call ${name}`);
    };
    Object.defineProperty(target, name, { value: throwDenied, writable: true, configurable: true });
  }
}
