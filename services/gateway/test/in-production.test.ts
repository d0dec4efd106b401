import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest(
  { 'index.html': '', 'assets/app.js': '' },
  { SECURE_COOKIES: 'true', CALLS_PER_MINUTE: '5' },
);

describe('a gateway behind https', () => {
  it('tells browsers to keep to it, with every answer', async () => {
    for (const path of ['/', '/assets/app.js', '/assets/gone.js', '/api/openapi.json', '/api/ai']) {
      const { headers } = await gateway.get(path);
      expect(headers['strict-transport-security'], path).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
  });

  it('knows a session only by the cookie that no other host can set', async () => {
    const { value } = gateway.signIn();
    await gateway.get('/api/organizations', { cookie: `session=${value}` }).expect(401);
    await gateway.get('/api/organizations', { cookie: `__Host-session=${value}` }).expect(200);
  });

  it('refuses an address that asks too often, and says when to come back', async () => {
    const before = gateway.upstream.reached.length;
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await gateway.get('/api/login'));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.get('Retry-After'))).toBeGreaterThan(0);
    expect(gateway.upstream.reached.length - before).toBeLessThanOrEqual(5);
  });
});
