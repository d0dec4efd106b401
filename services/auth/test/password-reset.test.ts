import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createResetLink } from '../src/passwords/create-reset-link.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest, readSessionCookie, credentials } from './auth-under-test.ts';
import { testMailer, findToken } from './test-mailer.ts';

const mailer = testMailer();
const { service, post, registerUser, resolve } = authUnderTest({}, { mailer });

const requestReset = (email: string) => post('/api/password-resets', { email });
const confirm = (token: string, password = 'a newer password') =>
  post('/api/password-resets/confirm', { token, password });

/** Creates a user and returns the token of the link that was emailed to them. */
async function withLink() {
  const user = await registerUser();
  await requestReset(user.email).expect(202);
  return { ...user, token: findToken(await mailer.lastTo(user.email)) };
}

const findRecord = async (id: string) => createUserModel(service.database).findById(id).lean();

describe('a password reset link', () => {
  it('is emailed to the account, sets a new password once, and is removed', async () => {
    const { token, id, ...user } = await withLink();
    const [mail] = mailer.sentTo(user.email);
    expect(mail?.text).toContain('https://grants.example.org/reset-password#token=');
    expect(mail?.html).toContain(`https://grants.example.org/reset-password#token=${token}`);
    await confirm(token).expect(204);
    await post('/api/login', user).expect(401);
    await post('/api/login', { ...user, password: 'a newer password' }).expect(200);
    const secondAttempt = await confirm(token, 'another password');
    expect(secondAttempt.body).toMatchObject({ status: 410, code: 'expired-link' });
    expect((await findRecord(id))?.passwordReset).toBeUndefined();
  });

  it('lets a user sign in after too many wrong passwords', async () => {
    const { token, id: _, ...user } = await withLink();
    const from = { 'x-client-address': randomUUID() };
    const signIn = (password: string) => post('/api/login', { ...user, password }, from);
    for (let count = 0; count < 3; count += 1) await signIn('guessed').expect(401);
    await signIn(user.password).expect(429);
    const password = 'a newer password';
    await post('/api/password-resets/confirm', { token, password }, from).expect(204);
    await signIn(password).expect(200);
  });

  it('ends every session, publishes the event and sends a notice', async () => {
    const { token, id, ...user } = await withLink();
    const other = readSessionCookie(await post('/api/login', user)).value;
    await confirm(token).expect(204);
    await resolve(user.cookie).expect(401);
    await resolve(other).expect(401);
    const event = await waitFor(() =>
      service.recorded.find((each) => each.type === 'user.sessions_revoked' && each.subject === id),
    );
    expect(event.data['sessionIds']).toHaveLength(2);
    const notice = await mailer.lastTo(user.email, { subject: 'was changed' });
    expect(notice.text).toContain('https://grants.example.org/forgot-password');
  });

  it('is stored only as a hash', async () => {
    const { token, id } = await withLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await findRecord(id));
    expect(stored).toContain('passwordReset');
    expect(stored).not.toContain(token);
  });

  it('is replaced by a newer link', async () => {
    const { token, email } = await withLink();
    await requestReset(email.toUpperCase()).expect(202);
    const newer = findToken(await mailer.lastTo(email, { count: 2 }));
    await confirm(token).expect(410);
    await confirm(newer).expect(204);
  });

  it('expires after 30 minutes', async () => {
    const { token, id } = await withLink();
    const expiresAt = (await findRecord(id))?.passwordReset?.expiresAt.getTime() ?? 0;
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    await createUserModel(service.database).updateOne(
      { _id: id },
      { $set: { 'passwordReset.expiresAt': new Date(Date.now() - 1) } },
    );
    const refused = await confirm(token);
    expect(refused.body).toMatchObject({
      status: 410,
      detail: expect.stringContaining('has expired'),
    });
  });

  it('still works after a common password is rejected', async () => {
    const { token } = await withLink();
    const refused = await confirm(token, 'password1');
    expect(refused.body).toMatchObject({ status: 400, errors: [{ path: 'password' }] });
    await confirm(token).expect(204);
  });

  it('works for exactly one of several concurrent requests', async () => {
    const { token } = await withLink();
    const passwords = [1, 2, 3, 4].map((each) => `a newer password ${each}`);
    const responses = await Promise.all(passwords.map((each) => confirm(token, each)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410]);
  });

  it('can be created by the operator without mail', async () => {
    const user = await registerUser();
    const users = createUserModel(service.database);
    const origin = 'https://grants.example.org';
    const link = await createResetLink(users, user.email.toUpperCase(), origin);
    await confirm(link?.split('#token=')[1] ?? '').expect(204);
    await post('/api/login', { ...user, password: 'a newer password' }).expect(200);
    expect(await createResetLink(users, 'nobody@example.org', origin)).toBeUndefined();
  });
});

describe('a request for a new password', () => {
  it('gets the same response for an unknown address, to which nothing is sent', async () => {
    const user = await registerUser();
    const unknown = credentials().email;
    const responses = [await requestReset(user.email), await requestReset(unknown)];
    await mailer.lastTo(user.email);
    for (const response of responses) {
      expect(response.status).toBe(202);
      expect(response.text).toBe('');
    }
    expect(mailer.sentTo(unknown)).toEqual([]);
  });

  it('is limited per email, with or without an account, while the last link still works', async () => {
    const user = await registerUser();
    for (const email of [user.email, credentials().email]) {
      for (let count = 0; count < 3; count += 1) await requestReset(email).expect(202);
      const refused = await requestReset(email);
      expect(refused.body).toMatchObject({
        status: 429,
        detail: expect.stringContaining('Check the inbox'),
      });
      expect(Number(refused.get('Retry-After'))).toBeLessThanOrEqual(600);
    }
    await waitFor(async () => (await findRecord(user.id))?.mails?.length === 0);
    const [last] = mailer.sentTo(user.email).slice(-1);
    await confirm(last ? findToken(last) : '').expect(204);
  });

  it('is limited per address', async () => {
    const from = { 'x-client-address': randomUUID() };
    const request = () => post('/api/password-resets', { email: credentials().email }, from);
    for (let count = 0; count < 20; count += 1) await request().expect(202);
    await request().expect(429);
  });
});
