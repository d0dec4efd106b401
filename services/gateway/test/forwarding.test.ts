import { metricValue, waitFor } from '@grantwright/shared/testing';
import { request as rawRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest();
const { upstream } = gateway;

it('returns an OpenAPI document that lists the endpoints of the services', async () => {
  const { body } = await gateway.get('/api/openapi.json').expect(200);
  expect(Object.keys((body as { paths: object }).paths)).toContain('/api/applications/{id}');
});

describe('a request through the gateway', () => {
  it.each(['/internal/sessions/resolve', '/api/nothing', '/api/../internal/x', '/api', '/metrics'])(
    'is not forwarded to %s',
    async (path) => {
      const before = upstream.reached.length;
      const status = await new Promise<number>((resolve, reject) => {
        const raw = rawRequest(gateway.url, { path, method: 'POST' }, (res) => {
          res.resume();
          resolve(res.statusCode ?? 0);
        });
        raw.once('error', reject);
        raw.end();
      });
      expect(status).toBe(404);
      expect(upstream.reached.length).toBe(before);
    },
  );

  it('is measured by route, even if the gateway rejects it', async () => {
    const count = (labels: Record<string, string | number>) =>
      metricValue(gateway.metrics, 'http_request_duration_seconds_count', labels);
    const { cookie } = gateway.signIn();
    const before = (await count({ route: '/api/documents', status: 200 })) ?? 0;
    await gateway.get('/api/documents', { cookie }).expect(200);
    await gateway.get('/api/documents').expect(401);
    await gateway.get('/metrics').expect(({ text }) => {
      expect(text).not.toContain('http_request_duration');
    });
    await waitFor(async () => (await count({ route: '/api/documents', status: 401 })) === 1);
    expect(await count({ route: '/api/documents', status: 200 })).toBe(before + 1);
  });

  it('keeps its body unchanged', async () => {
    const { cookie } = gateway.signIn();
    const sent = JSON.stringify({ name: 'x'.repeat(100_000) });
    const response = await request(gateway.url)
      .post('/api/organization')
      .set({ cookie, origin: gateway.url, 'content-type': 'application/json' })
      .send(sent);
    expect(response.body).toEqual({ echo: sent });
  });

  it('keeps its path unchanged', async () => {
    const { cookie } = gateway.signIn();
    const path = '/api/applications/a\\..\\b?c=|';
    await new Promise<void>((resolve, reject) => {
      rawRequest(gateway.url, { path, headers: { cookie } }, (response) => {
        response.resume().once('end', resolve);
      })
        .once('error', reject)
        .end();
    });
    expect(gateway.lastReached().url).toBe(path);
  });

  it('ends when the client disconnects', async () => {
    const { cookie } = gateway.signIn();
    const client = rawRequest(`${gateway.url}/api/ai`, { headers: { cookie } });
    const first = await new Promise<IncomingMessage>((resolve) => {
      client.once('response', resolve);
      client.end();
    });
    await new Promise((resolve) => first.once('data', resolve));
    const id = String(gateway.lastReached().headers['x-request-id']);
    client.destroy();
    await waitFor(() => upstream.aborted.includes(id));
  });

  it("keeps the client's connection if the service closes its own", async () => {
    const { cookie } = gateway.signIn();
    upstream.isStopping = true;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { cookie, connection: 'keep-alive' };
      rawRequest(`${gateway.url}/api/organizations`, { headers }, resolve)
        .once('error', reject)
        .end();
    });
    upstream.isStopping = false;
    response.resume();
    expect(response.headers.connection).toBe('keep-alive');
  });

  it('fails as unavailable, not as timed out, if its service crashes', async () => {
    const { cookie } = gateway.signIn();
    upstream.closesNext = true;
    const response = await gateway.get('/api/organizations', { cookie });
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
    await gateway.get('/api/organizations', { cookie }).expect(200);
  });

  it('fails as unavailable if another program has taken over the address of its service', async () => {
    const { cookie } = gateway.signIn();
    upstream.isAnotherProgram = true;
    const response = await gateway.get('/api/organizations', { cookie });
    const { socket } = gateway.lastReached();
    upstream.isAnotherProgram = false;
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
    await waitFor(() => socket.destroyed, { within: 1_000 });
    await gateway.get('/api/organizations', { cookie }).expect(200);
  });

  it('gets a problem response if its service is unavailable', async () => {
    const { cookie } = gateway.signIn();
    const response = await gateway.get('/api/entitlement', { cookie });
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it.each([
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, identity',
  ])('is rejected if its length is ambiguous: %s', async (headers) => {
    const before = upstream.reached.length;
    const reply = await raw(
      `POST /api/login HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n${headers}\r\n\r\n0\r\n\r\n`,
    );
    expect(reply).toContain('400 Bad Request');
    expect(parseProblem(reply)).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(upstream.reached.length).toBe(before);
  });

  it('gets a problem response if it cannot be parsed or its URL is too long', async () => {
    const long = await raw(`GET /api/login?next=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(long).toContain('431 Request Header Fields Too Large');
    expect(parseProblem(long)).toMatchObject({ status: 431, code: 'headers-too-large' });
    const nonsense = await raw('what is this?\r\n\r\n');
    expect(parseProblem(nonsense)).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  const raw = (request: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.write(request);
    });
  const parseProblem = (reply: string): unknown => {
    expect(reply).toContain('Content-Type: application/problem+json');
    return JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')));
  };
});
