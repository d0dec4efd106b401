import {
  gatewayServices,
  endpoints,
  buildPath,
  type ServiceName,
} from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { anEvent, anyParams } from '@grantwright/shared/testing';
import type { IncomingMessage } from 'node:http';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest(undefined, {}, { absent: [] });
const { upstream } = gateway;
const { verifyAs } = gateway.identities;
const readToken = ({ headers }: IncomingMessage) =>
  (headers.authorization ?? '').replace('Bearer ', '');

const accepts = (service: ServiceName, token: string) => {
  try {
    return verifyAs(service)(token).id !== '';
  } catch {
    return false;
  }
};

describe('an identity', () => {
  it('is signed for the session of the cookie, which is not forwarded', async () => {
    const user = gateway.signIn();
    await gateway.get('/api/organizations', { cookie: user.cookie }).expect(200);
    const reached = gateway.lastReached();
    expect(verifyAs('organizations')(readToken(reached))).toEqual({
      id: user.userId,
      sessionId: user.sessionId,
      superUser: false,
    });
    expect(reached.headers.cookie).toBeUndefined();
  });

  it('cannot be set by a client', async () => {
    const user = gateway.signIn();
    const forged = gateway.identities.user({ superUser: true }).authorization;
    await gateway
      .get('/api/organizations', {
        cookie: user.cookie,
        authorization: forged,
        'x-client-address': '1.2.3.4',
        'x-forwarded-for': '1.2.3.4',
        'x-request-id': 'mine',
      })
      .expect(200);
    const { headers } = gateway.lastReached();
    expect(headers.authorization).not.toBe(forged);
    expect(headers['x-client-address']).toMatch(/127\.0\.0\.1$/);
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(headers['x-request-id']).not.toBe('mine');
    await gateway.get('/api/organizations', { authorization: forged }).expect(401);
  });

  it('is looked up once for concurrent requests', async () => {
    const user = gateway.signIn();
    const before = upstream.sessionLookups.length;
    await Promise.all(
      Array.from({ length: 20 }, () => gateway.get('/api/organizations', { cookie: user.cookie })),
    );
    expect(upstream.sessionLookups.length - before).toBe(1);
  });

  it.each([
    ['auth', ['auth']],
    ['organizations', ['organizations']],
    ['documents', ['documents']],
    ['applications', ['applications', 'organizations', 'billing']],
    ['ai', ['ai', 'applications', 'documents']],
    ['billing', ['billing', 'applications', 'auth']],
  ] as const)('for requests to %s is accepted only by %s', async (service, accepting) => {
    const { cookie } = gateway.signIn();
    const serviceEndpoints = Object.values(endpoints).filter(
      (endpoint) => endpoint.service === service && endpoint.access === 'user',
    );
    expect(serviceEndpoints.length).toBeGreaterThan(0);
    for (const endpoint of serviceEndpoints) {
      const response = await fetch(new URL(buildPath(endpoint, anyParams('x')), gateway.url), {
        method: endpoint.method,
        headers: { origin: gateway.url, cookie },
      });
      expect(response.status, endpoint.path).toBe(200);
      await response.body?.cancel();
      const token = readToken(gateway.lastReached());
      expect(
        gatewayServices.filter((other) => accepts(other, token)).sort(),
        endpoint.path,
      ).toEqual([...accepting].sort());
    }
  });

  it('of the gateway itself is accepted only by auth', async () => {
    const { cookie } = gateway.signIn();
    await gateway.get('/api/organizations', { cookie }).expect(200);
    const lookup = upstream.sessionLookups.at(-1);
    if (!lookup) throw new Error('auth received no request');
    expect(gatewayServices.filter((other) => accepts(other, readToken(lookup)))).toEqual(['auth']);
  });

  it('is required for every endpoint that is not public', async () => {
    for (const endpoint of Object.values(endpoints).filter(({ access }) => access === 'user')) {
      const path = buildPath(endpoint, anyParams('x'));
      const response = await request(gateway.url)
        [endpoint.method.toLowerCase() as 'get'](path)
        .set({ origin: gateway.url, cookie: 'session=unknown' });
      expect(response.status, endpoint.path).toBe(401);
      expect(response.type).toBe('application/problem+json');
    }
  });

  it('is rejected as soon as the session is revoked', async () => {
    const user = gateway.signIn();
    await gateway.get('/api/organizations', { cookie: user.cookie }).expect(200);
    upstream.sessions.delete(user.value);
    await gateway.get('/api/organizations', { cookie: user.cookie }).expect(200);
    await gateway.bus.publish(
      anEvent(events.userSessionsRevoked, user.userId, {
        userId: user.userId,
        sessionIds: [user.sessionId],
      }),
    );
    await gateway.get('/api/organizations', { cookie: user.cookie }).expect(401);
  });
});
