import type { Connection } from 'mongoose';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { documents } from '../../../test/messaging/documents-with-outbox.ts';
import { toOutboxModel, type Bus } from '../../messaging/index.ts';
import { testIdentities, waitFor, withDatabase } from '../../testing/index.ts';
import { createLogger } from '../../observability/logger.ts';
import { route } from '../http/route.ts';
import { runService } from './run-service.ts';
import { ShutdownBudget } from './shutdown-budget.ts';

const log = createLogger({ name: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
let database: Connection;
withDatabase((connected) => (database = connected));

/** Returns a service whose requests, events, consumers and workers all hang. */
async function hangingService() {
  const hang = () => new Promise<never>(() => undefined);
  const identities = testIdentities('ai');
  const { rows, add } = await documents(database);
  const bus = {
    publish: vi.fn(hang),
    subscribe: async () => hang,
    ready: async () => true,
    connection: () => ({ isConnected: true, since: new Date() }),
  };
  const reasons: unknown[] = [];
  const begun: string[] = [];
  const service = await runService({
    name: 'ai',
    host: '127.0.0.1',
    port: 0,
    database,
    bus: bus as unknown as Bus,
    verify: identities.verify,
    log,
    outboxes: () => [toOutboxModel(rows)],
    createApp: () => ({
      name: 'ai',
      routes: [
        route(endpoints.getAiStatus, async ({ req, res, signal }) => {
          signal.addEventListener('abort', () => reasons.push(signal.reason));
          begun.push(req.get('accept') ?? '');
          if (req.get('accept') !== 'text/event-stream') return hang();
          res.writeHead(200, { 'Content-Type': 'text/event-stream' });
          res.write('event: progress\ndata: {"stage"');
          return hang();
        }),
      ],
      consumers: [{ name: 'hangs', type: 'document.saved', handle: hang }],
      migrations: [],
      dispose: hang,
    }),
  });
  await add();
  await waitFor(() => bus.publish.mock.calls.length > 0);
  const { authorization } = identities.user();
  const send = async (accept: string) => {
    const sent = request(`${service.url}${endpoints.getAiStatus.path}`, {
      headers: { authorization, accept, 'x-request-id': 'a-request' },
    }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { response, text: Buffer.concat(chunks).toString() };
  };
  return { service, send, reasons, begun };
}

it('finishes within its budget even if everything hangs, and sends a retryable error for each request', async () => {
  const { service, send, reasons, begun } = await hangingService();
  const [stream, plain] = [send('text/event-stream'), send('application/json')];
  await waitFor(() => begun.length === 2);
  const budget = new ShutdownBudget(4_000);
  await service.stop(budget);

  const problem = { status: 503, code: 'unavailable', requestId: 'a-request' };
  const { response, text } = await plain;
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(JSON.parse(text)).toMatchObject(problem);
  const [, data = ''] = /\n\nevent: error\ndata: (.+)\n\n$/.exec((await stream).text) ?? [];
  expect(JSON.parse(data)).toMatchObject({ ...problem, retryAfter: 5 });
  expect(reasons).toHaveLength(2);
});
