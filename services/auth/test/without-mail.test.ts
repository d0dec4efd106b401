import request from 'supertest';
import { expect, it } from 'vitest';
import { settingsSchema } from '../src/config.ts';
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

it('starts without accounts, so that there is no default password', async () => {
  expect(await createUserModel(service.database).countDocuments()).toBe(0);
});

it('reports that email is off, and rejects password reset requests with a message', async () => {
  const response = await request(service.url).get('/api/mail').expect(200);
  expect(response.body).toEqual({ isOn: false, confirmsAddresses: false });
  const refused = await request(service.url)
    .post('/api/password-resets')
    .send({ email: 'ada@example.org' });
  expect(refused.body).toMatchObject({ status: 503, code: 'mail-off' });
  expect((refused.body as { detail: string }).detail).toContain('Ask its administrator');
});

it('tells a team owner to copy the invitation link', async () => {
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
    detail: 'This site doesn’t send email. Copy the link and send it yourself.',
  });
});
