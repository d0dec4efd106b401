import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/**
 * Starts a virus scanner that reports every file as clean, and returns the environment that configures it. Call it
 * before starting the product.
 */
export function scannerThatFindsNothing(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {};
  const terminator = Buffer.alloc(4);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (bytes.subarray(-4).equals(terminator)) socket.end('stream: OK\0');
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    environment['CLAMAV_HOST'] = '127.0.0.1';
    environment['CLAMAV_PORT'] = String((server.address() as AddressInfo).port);
  });
  afterAll(() => void server.close());
  return environment;
}
