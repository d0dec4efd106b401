import { serviceUnderTest } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect } from 'vitest';
import type { Mailer } from '@grantwright/shared/mail';
import { createApp, createOutboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';
import { testMailer } from './test-mailer.ts';

export const authenticatorKey = 'a key for tests with enough characters';

const createSettings = (overrides: Record<string, string>) =>
  settingsSchema.parse({
    BCRYPT_COST: '4',
    AUTHENTICATOR_KEY: authenticatorKey,
    PUBLIC_ORIGIN: 'https://grants.example.org',
    LOGIN_TRIES_PER_ACCOUNT: '3',
    REGISTRATIONS_PER_ADDRESS: '1000',
    ...overrides,
  });
export const credentials = (overrides = {}) => {
  const name = `u${randomUUID().slice(0, 12)}`;
  return { username: name, email: `${name}@example.org`, password: 'harbor street', ...overrides };
};
type Credentials = ReturnType<typeof credentials>;

export const readSessionCookie = (response: request.Response) => {
  const header = response.get('Set-Cookie')?.[0] ?? '';
  return { header, value: /__Host-session=([^;]*)/.exec(header)?.[1] ?? '' };
};

type Options = { mailer?: Mailer | undefined };

/** Runs the service on its own database, with helpers for its users' requests. */
export function authUnderTest(
  settings: Record<string, string> = {},
  { mailer = testMailer() }: Options = {},
) {
  const service = serviceUnderTest({
    name: 'auth',
    createApp: (tools) => createApp(tools, createSettings(settings), { mailer }),
    outboxes: createOutboxes,
    records: ['user.sessions_revoked', 'account.closed', 'account.deleted'],
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(service.url)
      .post(path)
      .set({ 'x-client-address': randomUUID(), ...headers })
      .send(body as object);

  async function registerUser(account: Credentials = credentials(), key: string = randomUUID()) {
    const response = await post('/api/register', account, { 'Idempotency-Key': key });
    expect(response.status).toBe(201);
    return {
      ...account,
      id: (response.body as { id: string }).id,
      cookie: readSessionCookie(response).value,
    };
  }

  const resolve = (cookie: string) =>
    request(service.url)
      .post('/internal/sessions/resolve')
      .set({ authorization: service.identities.gateway() })
      .send({ cookie });

  /** Returns the identity signed by the gateway for a session. */
  async function resolveIdentity(cookie: string) {
    const { body } = await resolve(cookie).expect(200);
    const { userId, sessionId } = body as { userId: string; sessionId: string };
    return service.identities.user({ id: userId, sessionId });
  }

  return { service, post, registerUser, resolve, identityOf: resolveIdentity };
}
