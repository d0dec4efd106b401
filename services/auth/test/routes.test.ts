import { waitFor } from '@grantwright/shared/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { setSuperUser } from '../src/users/set-super-user.ts';
import { userModel } from '../src/users/user-model.ts';
import { authUnderTest, cookieOf, credentials } from './auth-under-test.ts';

const { under, post, registered, resolve, identityOf } = authUnderTest();

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
    ['?next=%2F..%2F%2Fevil.example', '/auth'],
    ['?next=%2F%252e%252e%2F%2Fevil.example', '/auth'],
  ])('with %s leads to %s', async (query, location) => {
    const answer = await request(under.url).get(`/api/login${query}`).redirects(0);
    expect(answer.status).toBe(302);
    expect(answer.get('Location')).toBe(location);
  });
});
