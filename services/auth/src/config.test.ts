import { expect, it } from 'vitest';
import { readAuthConfig, settingsSchema } from './config.ts';

const authenticatorKey = 'a key for tests with enough characters';

it('requires MAIL_FROM and PUBLIC_ORIGIN if SMTP_URL is set', () => {
  const env = {
    MONGODB_URI: 'mongodb://localhost',
    AUTHENTICATOR_KEY: authenticatorKey,
    SMTP_URL: 'smtp://mail.example.org',
  };
  expect(() => readAuthConfig(env)).toThrow(/MAIL_FROM: is required with SMTP_URL/);
  expect(() => readAuthConfig(env)).toThrow(/PUBLIC_ORIGIN: is required with SMTP_URL/);
});

it('requires a long authenticator key, and accepts a second, older key', () => {
  const parse = (AUTHENTICATOR_KEY?: string) => settingsSchema.safeParse({ AUTHENTICATOR_KEY });
  for (const key of [undefined, 'too short', `${authenticatorKey},too short`])
    expect(parse(key).success, key).toBe(false);
  expect(parse(`${authenticatorKey},${authenticatorKey}`).data?.AUTHENTICATOR_KEY).toHaveLength(2);
});
