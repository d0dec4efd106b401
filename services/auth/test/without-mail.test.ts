import request from 'supertest';
import { expect, it } from 'vitest';
import { readAuthConfig, settingsSchema } from '../src/config.ts';
import { createApp, outboxes } from '../src/app.ts';
import { serviceUnderTest } from '@grantwright/shared/testing';

const service = serviceUnderTest({
  name: 'auth',
  createApp: (tools) => createApp(tools, settingsSchema.parse({ BCRYPT_COST: '4' })),
  outboxes,
});

it('reports that email is off, and refuses requests for a new password with a message', async () => {
  const status = await request(service.url).get('/api/mail').expect(200);
  expect(status.body).toEqual({ isOn: false, confirmsAddresses: false });
  const refused = await request(service.url)
    .post('/api/password-resets')
    .send({ email: 'ada@example.org' });
  expect(refused.body).toMatchObject({ status: 503, code: 'mail-off' });
  expect((refused.body as { detail: string }).detail).toContain('Ask the operator');
});

it('requires the sender and the address of the site for a mail server', () => {
  const env = { MONGODB_URI: 'mongodb://localhost', SMTP_URL: 'smtp://mail.example.org' };
  expect(() => readAuthConfig(env)).toThrow(/MAIL_FROM: is required with SMTP_URL/);
  expect(() => readAuthConfig(env)).toThrow(/PUBLIC_ORIGIN: is required with SMTP_URL/);
});
