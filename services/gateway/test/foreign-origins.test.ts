import { endpoints, buildPath, type Endpoint } from '@grantwright/shared/contract';
import { anyParams } from '@grantwright/shared/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest();
const { upstream } = gateway;

describe('state-changing requests', () => {
  const unsafe = Object.values(endpoints).filter(
    ({ method, path }) => method !== 'GET' && path !== endpoints.stripeWebhook.path,
  );
  const send = (endpoint: Endpoint, headers: Record<string, string>) =>
    request(gateway.url)
      [endpoint.method.toLowerCase() as 'post'](buildPath(endpoint, anyParams('x')))
      .set(headers);
  /** Includes content types that a page of another site cannot send. */
  const bodies: [type: string, body: string][] = [
    ['application/json', '{"name":"x"}'],
    ['text/plain', '{"name":"x"}'],
    ['application/x-www-form-urlencoded', 'name=x'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n',
    ],
  ];

  it.each(unsafe.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'are rejected from other origins: %s',
    async (_name, endpoint) => {
      const { cookie } = gateway.signIn();
      const { host } = new URL(gateway.url);
      const before = upstream.reached.length;
      const foreign = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `http://sub.${host}` },
        { origin: `http://127.0.0.1:1` },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
        {},
      ];
      for (const headers of foreign) {
        for (const [type, body] of bodies) {
          const sent = { cookie, ...headers, 'content-type': type } as Record<string, string>;
          const response = await send(endpoint, sent).send(body);
          expect(response.status, JSON.stringify(sent)).toBe(403);
          expect(response.body).toMatchObject({ code: 'foreign-origin' });
        }
      }
      expect(upstream.reached.length).toBe(before);
    },
  );

  it('are accepted from our own origin', async () => {
    const { cookie } = gateway.signIn();
    const endpoint = endpoints.createOrganization;
    await send(endpoint, { cookie, origin: gateway.url }).expect(200);
    await send(endpoint, { cookie, 'sec-fetch-site': 'same-origin' }).expect(200);
  });
});
