import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-base';
import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoint } from '../../contract/index.ts';
import { stablePort, testIdentities, waitFor } from '../../testing/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { createHttpApp } from '../../service/http/http-app.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { route } from '../../service/http/route.ts';
import { createExpressServer, listen } from '../../service/http/server.ts';
import { listSourceArguments } from '../../service/workers/list-source-arguments.ts';
import { inSpan } from './in-span.ts';
import { createOpenTelemetryTracer } from './open-telemetry.ts';
import { startTracing } from './start-tracing.ts';

const read = endpoint({
  service: 'auth',
  access: 'user',
  summary: '',
  method: 'GET',
  path: '/things/:id',
  status: 204,
});

const exporter = new InMemorySpanExporter();
const tracer = createOpenTelemetryTracer('things', new SimpleSpanProcessor(exporter));
const identities = testIdentities('auth');
const { authorization } = identities.user();
let server: Server;
let url: string;

beforeAll(async () => {
  const app = createHttpApp({
    log: createLogger({ name: 't', level: 'silent' }),
    verify: identities.verify,
    metrics: createMetrics('t'),
    ready: async () => true,
    tracer,
    routes: [
      route(read, async ({ params }) => {
        if (params.id === 'broken') throw new Error(`${params.id} by somebody@example.org`);
        await inSpan('inner', { kind: 'internal' }, async () => {
          if (params.id === 'gone') throw new AppError('not-found', 'somebody@example.org is gone');
        });
      }),
    ],
  });
  server = createExpressServer(app);
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(() => void server.close());
beforeEach(() => exporter.reset());

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = 'b7ad6b7169203331';

/** Returns the spans of one request; waits until they are complete. */
async function spansOf(path: string, headers: Record<string, string> = {}) {
  await request(url).get(path).set({ authorization }).set(headers);
  await waitFor(() => named('GET /things/:id') !== undefined);
  return { outer: named('GET /things/:id'), inner: named('inner') };
}
const named = (name: string): ReadableSpan | undefined =>
  exporter.getFinishedSpans().find((span) => span.name === name);

describe('a traced service', () => {
  it('continues the trace of its caller', async () => {
    const { outer, inner } = await spansOf('/things/1', {
      traceparent: `00-${traceId}-${parent}-01`,
    });
    expect(outer?.spanContext().traceId).toBe(traceId);
    expect(outer?.parentSpanContext?.spanId).toBe(parent);
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(outer?.resource.attributes['service.name']).toBe('things');
  });

  it('starts a new trace if there is no valid traceparent', async () => {
    const { outer } = await spansOf('/things/1', { traceparent: 'nonsense' });
    expect(outer?.parentSpanContext).toBeUndefined();
  });

  it('creates no spans in a trace that is not sampled', async () => {
    await request(url)
      .get('/things/1')
      .set({ authorization, traceparent: `00-${traceId}-${parent}-00` });
    await spansOf('/things/1');
    const traceIds = exporter.getFinishedSpans().map((span) => span.spanContext().traceId);
    expect(traceIds).not.toContain(traceId);
  });

  it('creates no spans for health checks', async () => {
    await request(url).get('/readyz');
    await spansOf('/things/1');
    expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual([
      'inner',
      'GET /things/:id',
    ]);
  });

  it('records the operation and its outcome, but no user content', async () => {
    const { outer } = await spansOf('/things/broken?q=somebody@example.org');
    expect(outer?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/things/:id',
      'http.response.status_code': 500,
      'error.type': '500',
    });
    exporter.reset();
    const { inner } = await spansOf('/things/gone');
    expect(inner?.attributes['error.type']).toBe('not-found');
    const exported = exporter.getFinishedSpans().map((span) => [span.name, span.attributes]);
    expect(JSON.stringify(exported)).not.toMatch(/somebody|broken|gone/);
    expect(exporter.getFinishedSpans().flatMap(({ events }) => events)).toEqual([]);
  });
});

it('loses only spans when the collector is down', async () => {
  const tracing = await startTracing(`http://127.0.0.1:${await stablePort()}`);
  const span = tracing?.tracerOf('things').start('work', { kind: 'internal' });
  span?.end();
  expect(span?.traceparent).toMatch(/^00-/);
  await tracing?.stop();
});

it('does not load OpenTelemetry when tracing is off', async () => {
  expect(await startTracing(undefined)).toBeUndefined();
  const moduleUrl = new URL('../../service/index.ts', import.meta.url);
  // metrics only load OpenTelemetry's API package: names and types
  const script = `
    const { createRequire } = await import('node:module');
    await import(${JSON.stringify(moduleUrl.href)});
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(JSON.stringify({ all: loaded.length, ours: loaded.filter((file) => /@opentelemetry.(?!api\\b)/.test(file)) }));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...listSourceArguments(moduleUrl), '--input-type=module', '--eval', script],
    { env: {} },
  );
  const { all, ours } = JSON.parse(stdout) as { all: number; ours: string[] };
  expect(all).toBeGreaterThan(100);
  expect(ours).toEqual([]);
});
