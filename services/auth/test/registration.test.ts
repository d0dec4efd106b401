import { registerBody } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest, readSessionCookie, credentials } from './auth-under-test.ts';

const { service, post, registerUser, resolve, identityOf } = authUnderTest();

describe('registration', () => {
  it('creates the account and sets an HttpOnly session cookie', async () => {
    const account = credentials();
    const response = await post('/api/register', account);
    expect(response.body).toMatchObject({ username: account.username, isSuperUser: false });
    expect(JSON.stringify(response.body)).not.toContain('assword');
    const { header, value } = readSessionCookie(response);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', '__Host-session='])
      expect(header).toContain(part);
    expect(JSON.stringify(response.body)).not.toContain(value);
  });

  it('asks only for a username, an email and a password', async () => {
    expect(Object.keys(registerBody.shape)).toEqual(['username', 'email', 'password']);
    const hint = { ...credentials(), hint: 'the street' };
    const { body } = await post('/api/register', hint).expect(201);
    const { id } = body as { id: string };
    const stored = await createUserModel(service.database).findById(id).lean();
    expect(JSON.stringify(stored)).not.toContain('the street');
  });

  it('rejects a common password with an error on the password field', async () => {
    for (const password of ['123456', 'password', 'PassWord', 'qwerty', 'iloveyou', 'trustno1']) {
      const { status, body } = await post('/api/register', credentials({ password }));
      expect([status, (body as { code: string }).code], password).toEqual([400, 'invalid-request']);
      expect(body).toMatchObject({ errors: [{ path: 'password' }] });
    }
    const person = await registerUser();
    const { authorization } = await identityOf(person.cookie);
    const change = await request(service.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: person.password, newPassword: 'password1' });
    expect(change.body).toMatchObject({ status: 400, errors: [{ path: 'newPassword' }] });
    await registerUser(credentials({ password: 'zebra7' }));
  });

  it('rejects a password made up of product or user names, also when the password is changed', async () => {
    const names = { username: 'Maya Okafor', email: 'mokafor@riverside.example.org' };
    for (const password of ['Grantwright1!', 'okafor2026', 'riverside7'])
      expect((await post('/api/register', { ...names, password })).body).toMatchObject({
        status: 400,
        errors: [{ path: 'password' }],
      });
    const user = await registerUser();
    const { authorization } = await identityOf(user.cookie);
    const change = await request(service.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: user.password, newPassword: `${user.username}!1` });
    expect(change.body).toMatchObject({ status: 400, errors: [{ path: 'newPassword' }] });
  });

  it.each(['zzzzzz', 'ZZZZZZ', '  pad ', '904617', '!!?!!?', 'жжжжжж', '🦊🦊🦊🦊🦊🦊', 'x y z w'])(
    'accepts %j, because no character classes are required',
    async (password) => {
      const user = await registerUser(credentials({ password }));
      await post('/api/login', user).expect(200);
      await post('/api/login', { ...user, password: password.trim().toUpperCase() + ' ' }).expect(
        401,
      );
    },
  );

  it('rejects a taken email or username regardless of case', async () => {
    const first = await registerUser();
    const sameMail = credentials({ email: first.email.toUpperCase() });
    const mail = await post('/api/register', sameMail);
    expect(mail.body).toMatchObject({ status: 409, code: 'email-taken' });
    const sameName = credentials({ username: first.username.toUpperCase() });
    const name = await post('/api/register', sameName);
    expect(name.body).toMatchObject({ status: 409, code: 'username-taken' });
  });

  it('signs in if a request is repeated with the same key, as after a lost response', async () => {
    const account = credentials();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await post('/api/register', account, key).expect(201);
    const repeated = await post('/api/register', account, key).expect(201);
    expect(repeated.body).toEqual(first.body);
    const { body } = await resolve(readSessionCookie(repeated).value).expect(200);
    expect(body).toMatchObject({ userId: (first.body as { id: string }).id });
    await resolve(readSessionCookie(first).value).expect(200);
  });

  it.each([
    ['another password', { password: 'somebody else' }],
    ['another name', { username: `w${randomUUID()}` }],
    ['another email', { email: `${randomUUID()}@example.org` }],
  ])('rejects a repeat with the same key and %s', async (_, overrides) => {
    const account = credentials();
    const key = { 'Idempotency-Key': randomUUID() };
    await post('/api/register', account, key).expect(201);
    const repeated = await post('/api/register', { ...account, ...overrides }, key);
    expect(repeated.body).toMatchObject({ status: 409, code: 'key-reused' });
    expect(repeated.get('Set-Cookie')).toBeUndefined();
  });

  it('rejects a taken email with another key, even if the password is the same', async () => {
    const account = credentials();
    await post('/api/register', account, { 'Idempotency-Key': randomUUID() }).expect(201);
    const response = await post('/api/register', account, { 'Idempotency-Key': randomUUID() });
    expect(response.body).toMatchObject({ status: 409, code: 'email-taken' });
  });

  it('creates one account if ten requests compete for an email', async () => {
    const { email } = credentials();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/register', credentials({ email }))),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  it.each([
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ email: 'nobody' }, 'Enter a valid email address, such as name@example.org.'],
    [{ username: '  ' }, 'Username is required'],
    [{ password: 'x'.repeat(201) }, 'Password can be at most 200 characters'],
  ])('rejects %j with a message', async (overrides, detail) => {
    const response = await post('/api/register', credentials(overrides));
    expect(response.body).toMatchObject({ status: 400, detail });
  });

  it('cannot create a super user', async () => {
    const response = await post('/api/register', { ...credentials(), isSuperUser: true });
    expect(response.body).toMatchObject({ isSuperUser: false });
  });
});
