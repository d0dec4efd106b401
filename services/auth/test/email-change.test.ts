import { waitFor } from '@grantwright/shared/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { hashRecoveryCode } from '../src/two-step/recovery-codes.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest, readSessionCookie, credentials } from './auth-under-test.ts';
import { testMailer, findToken } from './test-mailer.ts';

const mailer = testMailer({ reachesInboxes: true });
const { service, post, registerUser, identityOf } = authUnderTest({}, { mailer });
type Person = Awaited<ReturnType<typeof registerUser>>;

async function updateProfile(user: Person, change: object) {
  const { authorization } = await identityOf(user.cookie);
  const { username, email } = user;
  return await request(service.url)
    .put('/api/profile')
    .set({ authorization })
    .send({ username, email, ...change });
}
async function confirm({ cookie }: Pick<Person, 'cookie'>, token: string) {
  const { authorization } = await identityOf(cookie);
  return await post('/api/email-changes/confirm', { token }, { authorization });
}
const findRecord = async ({ id }: Person) => createUserModel(service.database).findById(id).lean();

/** Creates a user who entered a new email, and returns the token of the link that was emailed to it. */
async function withNewEmail() {
  const user = await registerUser();
  const { email: newEmail } = credentials();
  const response = await updateProfile(user, { email: newEmail, currentPassword: user.password });
  expect(response.body).toMatchObject({ email: user.email, pendingEmail: newEmail });
  return { user, newEmail, token: findToken(await mailer.lastTo(newEmail)) };
}

describe('a new email', () => {
  it('takes effect once its link is confirmed, and the old address is notified', async () => {
    const { user, newEmail, token } = await withNewEmail();
    await post('/api/login', user).expect(200);
    await post('/api/login', { ...user, email: newEmail }).expect(401);
    expect((await confirm(user, token)).status).toBe(204);
    await post('/api/login', { ...user, email: newEmail }).expect(200);
    await post('/api/login', user).expect(401);
    const notice = await mailer.lastTo(user.email, { subject: 'was changed' });
    expect(notice.text).not.toContain(newEmail);
    expect((await confirm(user, token)).status).toBe(410);
  });

  it('can be confirmed only by its own account, because a mistyped address belongs to somebody else', async () => {
    const { user, newEmail, token } = await withNewEmail();
    await post('/api/email-changes/confirm', { token }).expect(401);
    const refused = await confirm(await registerUser(), token);
    expect(refused.body).toMatchObject({ status: 410, code: 'expired-link' });
    await post('/api/login', { ...user, email: newEmail }).expect(401);
    expect((await confirm(user, token)).status).toBe(204);
  });

  it('requires the current password', async () => {
    const user = await registerUser();
    for (const currentPassword of [undefined, 'not it']) {
      const refused = await updateProfile(user, { email: credentials().email, currentPassword });
      expect(refused.body).toMatchObject({ status: 400, code: 'wrong-password' });
    }
    const stored = await findRecord(user);
    expect([stored?.email, stored?.emailChange]).toEqual([user.email, undefined]);
  });

  it('also requires a code if two-step verification is on', async () => {
    const user = await registerUser();
    const recoveryCode = 'k3m9-qx7h-2pwd-4rak-fmnz-w2ce';
    const twoStep = {
      secret: 'A',
      lastStep: 1,
      recoveryHashes: [hashRecoveryCode(recoveryCode)],
    };
    await createUserModel(service.database).updateOne({ _id: user.id }, { $set: { twoStep } });
    const { email } = credentials();
    const change = { email, currentPassword: user.password };
    expect((await updateProfile(user, change)).body).toMatchObject({ code: 'code-required' });
    const wrong = await updateProfile(user, { ...change, code: 'nonsense' });
    expect(wrong.body).toMatchObject({ code: 'wrong-code' });
    expect((await findRecord(user))?.emailChange).toBeUndefined();
    const { body } = await updateProfile(user, { ...change, code: recoveryCode });
    expect(body).toMatchObject({ pendingEmail: email });
  });

  it('is rejected if another account has it, both when entered and when confirmed', async () => {
    const { user, newEmail, token } = await withNewEmail();
    const other = await registerUser(credentials({ email: newEmail }));
    expect((await confirm(user, token)).status).toBe(409);
    const change = { email: other.email.toUpperCase(), currentPassword: user.password };
    expect((await updateProfile(user, change)).body).toMatchObject({ code: 'email-taken' });
  });

  it('does not become pending if only the username or the case of the email changes', async () => {
    const user = await registerUser();
    const username = credentials().username;
    const email = user.email.toUpperCase();
    const { body } = await updateProfile(user, { username, email });
    expect(body).toMatchObject({ username, email });
    expect(body).not.toHaveProperty('pendingEmail');
  });

  it('stays pending if only the username changes', async () => {
    const { user, newEmail, token } = await withNewEmail();
    const { body } = await updateProfile(user, { username: credentials().username });
    expect(body).toMatchObject({ email: user.email, pendingEmail: newEmail });
    expect((await confirm(user, token)).status).toBe(204);
  });

  it('is canceled by saving the current email', async () => {
    const { user, token } = await withNewEmail();
    const { body } = await updateProfile(user, {});
    expect(body).not.toHaveProperty('pendingEmail');
    expect((await confirm(user, token)).status).toBe(410);
  });

  it('is no longer pending once its link has expired', async () => {
    const { user } = await withNewEmail();
    const expiresAt = new Date(Date.now() - 1);
    const change = { $set: { 'emailChange.expiresAt': expiresAt } };
    await createUserModel(service.database).updateOne({ _id: user.id }, change);
    const { authorization } = await identityOf(user.cookie);
    const { body } = await request(service.url).get('/api/user').set({ authorization });
    expect(body).not.toHaveProperty('pendingEmail');
    expect((await post('/api/login', user)).body).not.toHaveProperty('pendingEmail');
  });

  it('triggers a limited number of emails to one address, regardless of who enters it', async () => {
    const { email } = credentials();
    const enter = (user: Person) => updateProfile(user, { email, currentPassword: user.password });
    const user = await registerUser();
    for (let count = 0; count < 3; count += 1) expect((await enter(user)).status).toBe(200);
    const refused = await enter(await registerUser());
    expect(refused.body).toMatchObject({ status: 429, code: 'too-many-requests' });
    await post('/api/password-resets', { email }).expect(429);
  });

  it('is canceled by a password change', async () => {
    const { user, token } = await withNewEmail();
    const { authorization } = await identityOf(user.cookie);
    const changed = await request(service.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: user.password, newPassword: 'another one' })
      .expect(204);
    expect((await confirm({ cookie: readSessionCookie(changed).value }, token)).status).toBe(410);
  });

  it('invalidates a password reset link that was sent to the old address', async () => {
    const { user, token } = await withNewEmail();
    await post('/api/password-resets', { email: user.email }).expect(202);
    const reset = findToken(await mailer.lastTo(user.email));
    expect((await confirm(user, token)).status).toBe(204);
    await waitFor(async () => (await findRecord(user))?.mails?.length === 0);
    await post('/api/password-resets/confirm', { token: reset, password: 'a newer one' }).expect(
      410,
    );
  });
});
