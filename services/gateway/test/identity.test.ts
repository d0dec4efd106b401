import { calls, pathOf } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { identityVerifier } from '@grantwright/shared/service';
import { anEvent } from '@grantwright/shared/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest();
const { upstream } = gateway;
const verify = identityVerifier(gateway.identities.publicKey);

describe('identity', () => {
  it('is signed for the session of the cookie, and the cookie goes no further', async () => {
    const user = gateway.signIn();
    await gateway.get('/api/organizations', { cookie: user.cookie }).expect(200);
    const { authorization = '', cookie } = gateway.lastReached().headers;
    expect(verify(authorization.replace('Bearer ', ''))).toEqual({
      id: user.userId,
      sessionId: user.sessionId,
      superUser: false,
    });
    expect(cookie).toBeUndefined();
  });

  it('cannot be brought along from outside', async () => {
    const user = gateway.signIn();
    const forged = gateway.identities.person({ superUser: true }).authorization;
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

  it('is asked for once, however many requests come', async () => {
    const user = gateway.signIn();
    const before = upstream.resolves;
    await Promise.all(
      Array.from({ length: 20 }, () => gateway.get('/api/organizations', { cookie: user.cookie })),
    );
    expect(upstream.resolves - before).toBe(1);
  });

  it('is needed for every call that is not public', async () => {
    for (const call of Object.values(calls).filter(({ access }) => access === 'user')) {
      const path = pathOf(call, { id: 'x' });
      const response = await request(gateway.url)
        [call.method.toLowerCase() as 'get'](path)
        .set({ origin: gateway.url, cookie: 'session=unknown' });
      expect(response.status, call.path).toBe(401);
      expect(response.type).toBe('application/problem+json');
    }
  });

  it('is refused at once when the session was revoked', async () => {
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
