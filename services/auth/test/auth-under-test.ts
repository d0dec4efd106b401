import { serviceUnderTest } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect } from 'vitest';
import { createApp, outboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';

const settingsWith = (over: Record<string, string>) =>
  settingsSchema.parse({
    BCRYPT_COST: '4',
    LOGIN_TRIES_PER_ACCOUNT: '3',
    REGISTRATIONS_PER_ADDRESS: '1000',
    ...over,
  });
export const credentials = (over = {}) => {
  const name = `u${randomUUID().slice(0, 12)}`;
  return { username: name, email: `${name}@example.org`, password: 'harbor street', ...over };
};
type Credentials = ReturnType<typeof credentials>;

export const cookieOf = (answer: request.Response) => {
  const header = answer.get('Set-Cookie')?.[0] ?? '';
  return { header, value: /__Host-session=([^;]*)/.exec(header)?.[1] ?? '' };
};

/** The service on a database of its own, with settings of its own, and what its users do. */
export function authUnderTest(settings: Record<string, string> = {}) {
  const under = serviceUnderTest({
    name: 'auth',
    createApp: (tools) => createApp(tools, settingsWith(settings)),
    outboxes,
    records: ['user.registered', 'user.sessions_revoked'],
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(under.url)
      .post(path)
      .set({ 'x-client-address': randomUUID(), ...headers })
      .send(body as object);

  async function registered(given: Credentials = credentials()) {
    const answer = await post('/api/register', given);
    expect(answer.status).toBe(201);
    return { ...given, id: (answer.body as { id: string }).id, cookie: cookieOf(answer).value };
  }

  const resolve = (cookie: string) =>
    request(under.url)
      .post('/internal/sessions/resolve')
      .set({ authorization: under.identities.gateway() })
      .send({ cookie });

  /** The identity that the gateway would sign for a session. */
  async function identityOf(cookie: string) {
    const { body } = await resolve(cookie).expect(200);
    const { userId, sessionId } = body as { userId: string; sessionId: string };
    return under.identities.person({ id: userId, sessionId });
  }

  return { under, post, registered, resolve, identityOf };
}
