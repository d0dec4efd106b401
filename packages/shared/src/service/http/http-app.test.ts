import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { httpAppUnderTest, manyThings } from '../../../test/http-app-under-test.ts';
import { testIdentities } from '../../testing/index.ts';

const { identities, authorization, userId, lines, admitted, client, get } = httpAppUnderTest();

describe('a service over HTTP', () => {
  it('returns only the fields in the contract', async () => {
    expect((await get('/things/x')).body).toEqual({ name: `x of ${userId}` });
  });

  it('counts a request before reading its body, and rejects it above the limit', async () => {
    const post = (body: string) =>
      client()
        .post('/limited')
        .set({ authorization, 'content-type': 'application/json' })
        .send(body);
    expect((await post('no JSON')).status).toBe(400);
    const refused = await post('no JSON either');
    expect([refused.status, refused.get('Retry-After')]).toEqual([429, '7']);
    expect(admitted).toEqual([userId, userId]);
    expect((await client().post('/limited').send({ name: 'a' })).status).toBe(401);
    expect(admitted).toHaveLength(2);
  });

  it('reads at most 64 kB from callers without a session, and rejects compressed bodies', async () => {
    const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
      client()
        .post('/open')
        .set({ 'content-type': 'application/json', ...headers })
        .serialize((sent: unknown) => sent as string)
        .send(body);
    const name = (length: number) => JSON.stringify({ name: 'x'.repeat(length) });
    expect((await post(name(60_000))).status).toBe(200);
    expect((await post(name(70_000))).status).toBe(413);
    const compressed = gzipSync(name(10));
    expect((await post(compressed, { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('sends headers, pages and files', async () => {
    const created = await client().post('/things').set({ authorization }).send({ name: 'n' });
    expect(created.status).toBe(201);
    expect(created.get('ETag')).toBe('"1"');
    expect((await get('/things')).get('Link')).toBe('</things?cursor=next>; rel="next"');
    const name = encodeURIComponent('naïve "x".docx');
    const file = await get(`/things/${name}/file`);
    expect(file.get('Content-Disposition')).toBe(
      `attachment; filename="na_ve _x_.docx"; filename*=UTF-8''na%C3%AFve%20%22x%22.docx`,
    );
    expect(file.get('X-Content-Type-Options')).toBe('nosniff');
    expect(file.text).toBe('text');
  });

  it('compresses long GET responses only for clients that accept gzip', async () => {
    const fetchWith = (path: string, encoding: string) =>
      get(path).set('Accept-Encoding', encoding).expect(200);
    const compressed = await fetchWith('/many', 'br, gzip;q=0.5');
    expect(compressed.get('Content-Encoding')).toBe('gzip');
    expect(compressed.get('Vary')).toBe('Accept-Encoding');
    expect(compressed.body).toEqual(manyThings);
    for (const encoding of ['identity', 'br', 'gzip;q=0']) {
      const plain = await fetchWith('/many', encoding);
      expect(plain.get('Content-Encoding')).toBeUndefined();
      expect(plain.get('Vary')).toBe('Accept-Encoding');
      expect(plain.body).toEqual(manyThings);
    }
    expect((await fetchWith('/things/x', 'gzip')).get('Content-Encoding')).toBeUndefined();
  });

  it('does not compress responses that could reflect the request', async () => {
    const body = { name: 'x'.repeat(10_000) };
    const response = await client()
      .post('/echo')
      .set({ authorization, 'Accept-Encoding': 'gzip' })
      .send(body);
    expect(response.get('Content-Encoding')).toBeUndefined();
    expect(response.body).toEqual(body);
  });

  it.each([
    [{ name: '' }, 'application/json', 400, 'A name is needed'],
    [[], 'application/json', 400, expect.any(String)],
    ['{"name":', 'application/json', 400, 'The request could not be read.'],
    ['name=x', 'application/x-www-form-urlencoded', 415, 'The request must be JSON.'],
    ['{"name":"x"}', 'text/plain', 415, 'The request must be JSON.'],
    [`"${'x'.repeat(4 * 1024 * 1024)}"`, 'application/json', 413, 'The request is too large.'],
  ])('rejects an invalid body with a message', async (body, type, status, detail) => {
    const response = await client()
      .post('/things')
      .set({ authorization, 'content-type': type })
      .send(body);
    expect(response.type).toBe('application/problem+json');
    expect(response.body).toMatchObject({
      status,
      detail,
      requestId: expect.any(String) as string,
    });
  });

  it('returns only a request ID for an unexpected error, and logs its details', async () => {
    const response = await get('/fail/x');
    expect(response.status).toBe(500);
    expect(response.text).not.toContain('secret');
    const { requestId } = response.body as { requestId: string };
    const line = lines.find((text) => text.includes(requestId) && text.includes('secret internal'));
    expect(line).toBeDefined();
  });

  it('returns a 500 for a response that violates the contract, and logs the missing field', async () => {
    const response = await get('/incomplete');
    expect(response.body).toMatchObject({ status: 500, code: 'internal' });
    expect(response.text).not.toContain('name');
    const line = lines.find((text) =>
      text.includes('the response of GET /incomplete does not match'),
    );
    expect(line).toContain('\\"name\\"');
  });

  it('does not log health checks', async () => {
    const before = lines.length;
    await client().get('/livez').expect(200);
    await client().get('/readyz').expect(503);
    await get('/things/x');
    expect(lines.slice(before)).toHaveLength(1);
  });

  it('prevents header injection through a file name', async () => {
    const name = encodeURIComponent('a\r\nSet-Cookie: x=1.docx');
    const file = await get(`/things/${name}/file`).expect(200);
    expect(file.get('Set-Cookie')).toBeUndefined();
    expect(file.get('Content-Disposition')).toBe(
      `attachment; filename="a__Set-Cookie: x=1.docx"; filename*=UTF-8''a__Set-Cookie%3A%20x%3D1.docx`,
    );
  });

  it('forbids caching and framing of every response', async () => {
    for (const path of ['/things', '/things/x/file', '/fail/x', '/else']) {
      const response = await get(path);
      expect(response.get('Cache-Control'), path).toBe('no-store');
      expect(response.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('sends Retry-After when it is busy', async () => {
    expect((await get('/fail/busy')).get('Retry-After')).toBe('7');
  });

  it('rejects a request with no identity or with one signed by another key', async () => {
    await client().get('/things').expect(401);
    const otherUser = testIdentities('auth').user().authorization;
    await client().get('/things').set({ authorization: otherUser }).expect(401);
    const gateway = identities.gateway();
    await client().get('/things').set({ authorization: gateway }).expect(403);
  });

  it('returns a 503 for an unknown path, and a 404 for an impossible ID', async () => {
    expect((await get('/else')).body).toMatchObject({ status: 503, code: 'unavailable' });
    await get(`/things/${'x'.repeat(65)}`).expect(404);
    await get('/things/%E0%A4%A').expect(400);
  });

  it('returns a 503, not a 401, if a cookie bypassed the gateway', async () => {
    const response = await client().get('/things').set({ cookie: 'session=x' });
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('is alive but not ready while its database is down', async () => {
    await client().get('/livez').expect(200);
    await client().get('/readyz').expect(503);
  });

  it('logs neither tokens nor bodies', async () => {
    const name = 'a word that only the body holds';
    await client().post('/things').set({ authorization, cookie: 'session=abc' }).send({ name });
    const all = lines.join('\n');
    for (const secret of [name, authorization, 'session=abc']) expect(all).not.toContain(secret);
  });
});
