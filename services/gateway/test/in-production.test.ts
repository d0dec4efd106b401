import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest(
  { 'index.html': '', 'assets/app.js': '' },
  { SECURE_COOKIES: 'true', CALLS_PER_MINUTE: '5' },
);

describe('a gateway behind HTTPS', () => {
  it('sends Strict-Transport-Security with every response', async () => {
    for (const path of ['/', '/assets/app.js', '/assets/gone.js', '/api/openapi.json', '/api/ai']) {
      const { headers } = await gateway.get(path);
      expect(headers['strict-transport-security'], path).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
  });

  it('accepts only the __Host- session cookie', async () => {
    const { value } = gateway.signIn();
    await gateway.get('/api/organizations', { cookie: `session=${value}` }).expect(401);
    await gateway.get('/api/organizations', { cookie: `__Host-session=${value}` }).expect(200);
  });

  it('limits requests per address, and sends Retry-After', async () => {
    const before = gateway.upstream.reached.length;
    const responses = [];
    for (let n = 0; n < 6; n += 1) responses.push(await gateway.get('/api/login'));
    const last = responses.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.get('Retry-After'))).toBeGreaterThan(0);
    expect(gateway.upstream.reached.length - before).toBeLessThanOrEqual(5);
  });
});
