import { Socket } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';

const connect = Socket.prototype.connect;

/** Rejects connections to other machines while the tests of a file run. */
export function onlyLoopback(): void {
  beforeAll(() => {
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
      this: Socket,
      ...args: unknown[]
    ) {
      const [first] = args.flat() as [{ host?: string } | undefined];
      const host = first?.host ?? '127.0.0.1';
      if (!['127.0.0.1', 'localhost', '::1'].includes(host))
        throw new Error(`a test tried to reach ${host}`);
      return Reflect.apply(connect, this, args);
    } as typeof connect);
  });
  afterAll(() => vi.restoreAllMocks());
}
