import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isOllamaRunning } from './is-ollama-running.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());
const longMs = 60_000;

async function serve(status: number, body: object): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/version`;
}

it('detects a running Ollama', async () => {
  expect(await isOllamaRunning(await serve(200, { version: '0.12.1' }), longMs)).toBe(true);
});

it('does not mistake another server for Ollama', async () => {
  expect(await isOllamaRunning(await serve(404, {}), longMs)).toBe(false);
  expect(await isOllamaRunning(await serve(200, { status: 'ok' }), longMs)).toBe(false);
});

it('detects nothing when no server is listening', async () => {
  const url = await serve(200, {});
  close?.();
  expect(await isOllamaRunning(url, longMs)).toBe(false);
});
