import { serviceUnderTest, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp, outboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';
import { setSuperUser } from '../src/users/set-super-user.ts';
import { userModel } from '../src/users/user-model.ts';

const settings = settingsSchema.parse({
  BCRYPT_COST: '4',
  LOGIN_TRIES_PER_ACCOUNT: '3',
  REGISTRATIONS_PER_ADDRESS: '1000',
});
const under = serviceUnderTest({
  name: 'auth',
  createApp: (tools) => createApp(tools, settings),
  outboxes,
  records: ['user.registered', 'user.sessions_revoked'],
});

const credentials = (over = {}) => {
  const name = `u${randomUUID().slice(0, 12)}`;
  return { username: name, email: `${name}@example.org`, password: 'harbor street', ...over };
};
type Credentials = ReturnType<typeof credentials>;

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  request(under.url)
    .post(path)
    .set({ 'x-client-address': randomUUID(), ...headers })
    .send(body as object);

const cookieOf = (answer: request.Response) => {
  const header = answer.get('Set-Cookie')?.[0] ?? '';
  return { header, value: /__Host-session=([^;]*)/.exec(header)?.[1] ?? '' };
};

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

describe('registering', () => {
  it('creates the account, signs in by a cookie that scripts cannot read, and says so', async () => {
    const given = credentials();
    const answer = await post('/api/register', given);
    expect(answer.body).toMatchObject({ username: given.username, isSuperUser: false });
    expect(JSON.stringify(answer.body)).not.toContain('assword');
    const { header, value } = cookieOf(answer);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', '__Host-session='])
      expect(header).toContain(part);
    expect(JSON.stringify(answer.body)).not.toContain(value);
    const { id } = answer.body as { id: string };
    await waitFor(() => under.recorded.find((event) => event.subject === id));
  });

  it('refuses the passwords that are guessed first, and says so at the field', async () => {
    for (const password of ['123456', 'password', 'PassWord', 'qwerty', 'iloveyou', 'trustno1']) {
      const { status, body } = await post('/api/register', credentials({ password }));
      expect([status, (body as { code: string }).code], password).toEqual([400, 'invalid-request']);
      expect(body).toMatchObject({ errors: [{ path: 'password' }] });
    }
    const person = await registered();
    const { authorization } = await identityOf(person.cookie);
    const change = await request(under.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: person.password, newPassword: 'password1' });
    expect(change.body).toMatchObject({ status: 400, errors: [{ path: 'newPassword' }] });
    await registered(credentials({ password: 'zebra7' }));
  });

  it('takes an e-mail and a username once, whatever their case', async () => {
    const first = await registered();
    const sameMail = credentials({ email: first.email.toUpperCase() });
    const mail = await post('/api/register', sameMail);
    expect(mail.body).toMatchObject({ status: 409, code: 'email-taken' });
    const sameName = credentials({ username: first.username.toUpperCase() });
    const name = await post('/api/register', sameName);
    expect(name.body).toMatchObject({ status: 409, code: 'username-taken' });
  });

  it('signs in whoever asks again under the same key, because the first answer was lost', async () => {
    const given = credentials();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await post('/api/register', given, key).expect(201);
    const again = await post('/api/register', given, key).expect(201);
    expect(again.body).toEqual(first.body);
    const { body } = await resolve(cookieOf(again).value).expect(200);
    expect(body).toMatchObject({ userId: (first.body as { id: string }).id });
    await resolve(cookieOf(first).value).expect(200);
  });

  it.each([
    ['another password', { password: 'somebody else' }],
    ['another name', { username: `w${randomUUID()}` }],
    ['another e-mail', { email: `${randomUUID()}@example.org` }],
  ])('lets nobody in under a key with %s', async (_, over) => {
    const given = credentials();
    const key = { 'Idempotency-Key': randomUUID() };
    await post('/api/register', given, key).expect(201);
    const again = await post('/api/register', { ...given, ...over }, key);
    expect(again.body).toMatchObject({ status: 409, code: 'key-reused' });
    expect(again.get('Set-Cookie')).toBeUndefined();
  });

  it('takes a taken e-mail for one under another key, even with the same password', async () => {
    const given = credentials();
    await post('/api/register', given, { 'Idempotency-Key': randomUUID() }).expect(201);
    const answer = await post('/api/register', given, { 'Idempotency-Key': randomUUID() });
    expect(answer.body).toMatchObject({ status: 409, code: 'email-taken' });
  });

  it('creates one account of ten that race for an e-mail', async () => {
    const { email } = credentials();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/register', credentials({ email }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  it.each([
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ username: '  ' }, 'Username is required'],
    [{ password: 'x'.repeat(201) }, 'Password can be at most 200 characters'],
  ])('refuses %j in words', async (over, detail) => {
    const answer = await post('/api/register', credentials(over));
    expect(answer.body).toMatchObject({ status: 400, detail });
  });

  it('cannot make a super user', async () => {
    const answer = await post('/api/register', { ...credentials(), isSuperUser: true });
    expect(answer.body).toMatchObject({ isSuperUser: false });
  });
});

describe('signing in', () => {
  it('works with the e-mail in any case, and begins a session of its own', async () => {
    const user = await registered();
    const answer = await post('/api/login', { ...user, email: user.email.toUpperCase() });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer).value).not.toBe(user.cookie);
    expect((await resolve(cookieOf(answer).value)).body).toMatchObject({ userId: user.id });
  });

  it('counts every byte of a long password', async () => {
    const long = 'é'.repeat(99);
    const user = await registered(credentials({ password: `${long}a` }));
    await post('/api/login', { ...user, password: `${long}b` }).expect(401);
    await post('/api/login', user).expect(200);
  });

  it('answers alike for an unknown e-mail and a wrong password', async () => {
    const user = await registered();
    const wrong = await post('/api/login', { ...user, password: 'something else' });
    const unknown = await post('/api/login', credentials());
    expect(wrong.status).toBe(401);
    const said = ({ body }: request.Response) => ({ ...(body as object), requestId: '' });
    expect(said(wrong)).toEqual(said(unknown));
    expect(wrong.body).toMatchObject({ detail: 'Invalid email or password' });
  });

  it('is throttled where it is guessed, and free for the owner elsewhere', async () => {
    const user = await registered();
    const guess = () =>
      post('/api/login', { ...user, password: 'guessed' }, { 'x-client-address': 'guesser' });
    for (let tries = 0; tries < 3; tries += 1) await guess().expect(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    await post('/api/login', user).expect(200);
  });

  it('takes nothing but text for an e-mail', async () => {
    await registered();
    await post('/api/login', { email: { $gt: '' }, password: 'x' }).expect(400);
    await post('/api/login', { email: 'a@b.org', password: { $ne: '' } }).expect(400);
  });
});

describe('the session', () => {
  it('is resolved for the gateway alone', async () => {
    const user = await registered();
    expect((await resolve(user.cookie)).body).toMatchObject({ userId: user.id, superUser: false });
    await resolve('no such session').expect(401);
    const { authorization } = under.identities.person();
    await request(under.url)
      .post('/internal/sessions/resolve')
      .set({ authorization })
      .send({ cookie: user.cookie })
      .expect(403);
  });

  it('is over after a logout, which tells every gateway', async () => {
    const user = await registered();
    const { sessionId } = await identityOf(user.cookie);
    const answer = await post('/api/logout', {}, { cookie: `__Host-session=${user.cookie}` });
    expect(answer.status).toBe(204);
    expect(answer.get('Set-Cookie')?.[0]).toContain('__Host-session=;');
    await resolve(user.cookie).expect(401);
    const event = await waitFor(() =>
      under.recorded.find(
        ({ type, subject }) => type === 'user.sessions_revoked' && subject === user.id,
      ),
    );
    expect(event.data).toEqual({ userId: user.id, sessionIds: [sessionId] });
    await post('/api/logout', {}).expect(204);
  });
});

describe('changing the password', () => {
  it('ends every session and begins a new one', async () => {
    const user = await registered();
    const other = cookieOf(await post('/api/login', user)).value;
    const { authorization } = await identityOf(user.cookie);
    const answer = await request(under.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: user.password, newPassword: 'another one' });
    expect(answer.status).toBe(204);
    await resolve(user.cookie).expect(401);
    await resolve(other).expect(401);
    await resolve(cookieOf(answer).value).expect(200);
    const event = await waitFor(() =>
      under.recorded.find(
        ({ type, subject }) => type === 'user.sessions_revoked' && subject === user.id,
      ),
    );
    expect(event.data['sessionIds']).toHaveLength(2);
    await post('/api/login', user).expect(401);
    await post('/api/login', { ...user, password: 'another one' }).expect(200);
  });

  it('needs the current one, and says which is wrong without ending the session', async () => {
    const user = await registered();
    const { authorization } = await identityOf(user.cookie);
    const answer = await request(under.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: 'not it', newPassword: 'another one' });
    expect(answer.body).toMatchObject({ status: 400, code: 'wrong-password' });
    await resolve(user.cookie).expect(200);
  });
});

describe('the profile', () => {
  it('is the signed-in user’s, and can be changed', async () => {
    const user = await registered();
    const { authorization } = await identityOf(user.cookie);
    const change = credentials();
    const answer = await request(under.url)
      .put('/api/profile')
      .set({ authorization })
      .send({ username: change.username, email: change.email, isSuperUser: true });
    expect(answer.body).toMatchObject({ username: change.username, isSuperUser: false });
    const read = await request(under.url).get('/api/user').set({ authorization });
    expect(read.body).toEqual(answer.body);
    const taken = await request(under.url)
      .put('/api/profile')
      .set({ authorization })
      .send({ username: (await registered()).username, email: change.email });
    expect(taken.body).toMatchObject({ code: 'username-taken' });
    await request(under.url).get('/api/user').expect(401);
  });

  it('becomes a super user’s by an operator alone', async () => {
    const user = await registered();
    expect(await setSuperUser(userModel(under.database), user.email.toUpperCase(), true)).toBe(
      true,
    );
    expect((await resolve(user.cookie)).body).toMatchObject({ superUser: true });
    expect(await setSuperUser(userModel(under.database), 'nobody@example.org', true)).toBe(false);
  });
});

describe('GET /api/login', () => {
  it.each([
    ['', '/auth'],
    ['?next=%2Fdocuments', '/auth?next=%2Fdocuments'],
    ['?next=https%3A%2F%2Fevil.example', '/auth'],
    ['?next=%2F%2Fevil.example', '/auth'],
  ])('with %s leads to %s', async (query, location) => {
    const answer = await request(under.url).get(`/api/login${query}`).redirects(0);
    expect(answer.status).toBe(302);
    expect(answer.get('Location')).toBe(location);
  });
});
