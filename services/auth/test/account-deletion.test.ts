import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '../src/two-step/create-secret-box.ts';
import { createUserModel } from '../src/users/user-model.ts';
import {
  authenticatorKey,
  authUnderTest,
  readSessionCookie,
  credentials,
} from './auth-under-test.ts';
import { testMailer } from './test-mailer.ts';

const mailer = testMailer();
const auth = authUnderTest({ LOGIN_TRIES_PER_ACCOUNT: '20' }, { mailer });
const immediate = authUnderTest({ ACCOUNT_DELETION_DAYS: '0' });

async function closing({ service, registerUser, identityOf }: typeof auth, key?: string) {
  const user = await registerUser(credentials(), key);
  const { authorization } = await identityOf(user.cookie);
  const close = (body: object) =>
    request(service.url).post('/api/account-deletion').set({ authorization }).send(body);
  return { user, authorization, close };
}

describe('closing an account', () => {
  it('requires the password, ends every session and sends a notice', async () => {
    const { user, authorization, close } = await closing(auth);
    expect((await close({ currentPassword: 'not it' })).body).toMatchObject({
      code: 'wrong-password',
    });
    const { body } = await close({ currentPassword: user.password }).expect(200);
    const dueAt = new Date((body as { dueAt: string }).dueAt);
    const date = dueAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    await auth.resolve(user.cookie).expect(401);
    await waitFor(() =>
      auth.service.recorded.some(
        ({ type, subject }) => type === 'account.closed' && subject === user.id,
      ),
    );
    const { text } = await mailer.lastTo(user.email, { subject: 'will be deleted' });
    expect(text).toContain(`It will be deleted on ${date}`);
    expect((await auth.post('/api/login', user)).body).toMatchObject({
      status: 403,
      code: 'account-closed',
      detail: `This account will be deleted on ${date}.`,
    });
    await auth.post('/api/login', { ...user, password: 'not it' }).expect(401);
    // the identity of an earlier request is still valid
    await request(auth.service.url).get('/api/user').set({ authorization }).expect(401);
    await request(auth.service.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: user.password, newPassword: 'another street' })
      .expect(401);
  });

  it('can be undone by signing in to keep the account', async () => {
    const { user, close } = await closing(auth);
    await close({ currentPassword: user.password }).expect(200);
    const kept = await auth.post('/api/login', { ...user, keepAccount: true }).expect(200);
    await auth.resolve(readSessionCookie(kept).value).expect(200);
    await auth.post('/api/login', user).expect(200);
    const stored = await createUserModel(auth.service.database).findById(user.id).lean();
    expect(stored).not.toHaveProperty('deletionDueAt');
  });

  it('requires a code if two-step verification is on, as does keeping the account', async () => {
    const { user, close } = await closing(auth);
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const sealed = createSecretBox([authenticatorKey]).seal(secret, user.id);
    const twoStep = { secret: sealed, lastStep: 1, recoveryHashes: [] };
    await createUserModel(auth.service.database).updateOne({ _id: user.id }, { $set: { twoStep } });
    const code = (step: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });
    const { password: currentPassword } = user;
    expect((await close({ currentPassword })).body).toMatchObject({ code: 'code-required' });
    await close({ currentPassword, code: code(0) }).expect(200);
    const keep = { ...user, keepAccount: true };
    expect((await auth.post('/api/login', keep)).body).toMatchObject({ code: 'code-required' });
    await auth.post('/api/login', { ...keep, code: code(1) }).expect(200);
  });
});

it('deletes the account after its grace period, and frees its username and email', async () => {
  const key = randomUUID();
  const { user, close } = await closing(immediate, key);
  const other = await immediate.registerUser();
  await close({ currentPassword: user.password }).expect(200);
  const users = createUserModel(immediate.service.database);
  await waitFor(async () => !(await users.exists({ _id: user.id })));
  const { recorded } = immediate.service;
  expect(recorded.filter(({ type }) => type === 'account.deleted')).toMatchObject([
    { subject: user.id, data: { userId: user.id } },
  ]);
  await immediate.post('/api/login', { ...user, keepAccount: true }).expect(401);
  await immediate.resolve(other.cookie).expect(200);
  // other services reject the id of a deleted account
  const newUser = await immediate.registerUser(user, key);
  expect(newUser.id).not.toBe(user.id);
});
