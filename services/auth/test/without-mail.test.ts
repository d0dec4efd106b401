import request from 'supertest';
import { expect, it } from 'vitest';
import { readAuthConfig, settingsSchema } from '../src/config.ts';
import { createApp, createOutboxes } from '../src/app.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { serviceUnderTest } from '@grantwright/shared/testing';
import { authenticatorKey } from './auth-under-test.ts';

const service = serviceUnderTest({
  name: 'auth',
  createApp: (tools) =>
    createApp(
      tools,
      settingsSchema.parse({ BCRYPT_COST: '4', AUTHENTICATOR_KEY: authenticatorKey }),
    ),
  outboxes: createOutboxes,
});

it('starts without accounts, so there is no default password', async () => {
  expect(await createUserModel(service.database).countDocuments()).toBe(0);
});

it('reports that email is off, and rejects password reset requests with a message', async () => {
  const status = await request(service.url).get('/api/mail').expect(200);
  expect(status.body).toEqual({ isOn: false, confirmsAddresses: false });
  const refused = await request(service.url)
    .post('/api/password-resets')
    .send({ email: 'ada@example.org' });
  expect(refused.body).toMatchObject({ status: 503, code: 'mail-off' });
  expect((refused.body as { detail: string }).detail).toContain('Ask the operator');
});

it('tells the owner of a team to copy the link of an invitation', async () => {
  const account = { username: 'ada', email: 'ada@example.org', password: 'harbor street' };
  const { body: user } = await request(service.url).post('/api/register').send(account);
  const { id } = user as { id: string };
  const { authorization } = service.identities.user({ id });
  const refused = await request(service.url)
    .post('/api/invitation-mails')
    .set({ authorization })
    .send({ email: 'colleague@example.org', token: `${'x'.repeat(43)}.${id}` });
  expect(refused.body).toMatchObject({
    code: 'mail-off',
    detail: 'This site sends no email. Copy the link and send it yourself.',
  });
});

it('requires the sender and the address of the site for a mail server', () => {
  const env = {
    MONGODB_URI: 'mongodb://localhost',
    AUTHENTICATOR_KEY: authenticatorKey,
    SMTP_URL: 'smtp://mail.example.org',
  };
  expect(() => readAuthConfig(env)).toThrow(/MAIL_FROM: is required with SMTP_URL/);
  expect(() => readAuthConfig(env)).toThrow(/PUBLIC_ORIGIN: is required with SMTP_URL/);
});

it('requires a long key for authenticator secrets, and accepts an older key after it', () => {
  const parse = (AUTHENTICATOR_KEY?: string) => settingsSchema.safeParse({ AUTHENTICATOR_KEY });
  for (const key of [undefined, 'too short', `${authenticatorKey},too short`])
    expect(parse(key).success, key).toBe(false);
  expect(parse(`${authenticatorKey},${authenticatorKey}`).data?.AUTHENTICATOR_KEY).toHaveLength(2);
});
