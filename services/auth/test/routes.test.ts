import { waitFor } from '@grantwright/shared/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { setSuperUser } from '../src/users/set-super-user.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest, readSessionCookie, credentials } from './auth-under-test.ts';

const { service, post, registerUser, resolve, identityOf } = authUnderTest();

describe('signing in', () => {
  it('accepts the email regardless of case and starts a new session', async () => {
    const user = await registerUser();
    const response = await post('/api/login', { ...user, email: user.email.toUpperCase() });
    expect(response.status).toBe(200);
    expect(readSessionCookie(response).value).not.toBe(user.cookie);
    expect((await resolve(readSessionCookie(response).value)).body).toMatchObject({
      userId: user.id,
    });
  });

  it('compares every byte of a long password', async () => {
    const long = 'é'.repeat(99);
    const user = await registerUser(credentials({ password: `${long}a` }));
    await post('/api/login', { ...user, password: `${long}b` }).expect(401);
    await post('/api/login', user).expect(200);
  });

  it('returns the same response for an unknown email and a wrong password', async () => {
    const user = await registerUser();
    const wrong = await post('/api/login', { ...user, password: 'something else' });
    const unknown = await post('/api/login', credentials());
    expect(wrong.status).toBe(401);
    const withoutRequestId = ({ body }: request.Response) => ({
      ...(body as object),
      requestId: '',
    });
    expect(withoutRequestId(wrong)).toEqual(withoutRequestId(unknown));
    expect(wrong.body).toMatchObject({ detail: 'Invalid email or password' });
  });

  it('accepts a password of any age, because passwords do not expire', async () => {
    const user = await registerUser();
    await createUserModel(service.database).updateOne(
      { _id: user.id },
      { $set: { createdAt: new Date('2001-01-01') } },
    );
    await post('/api/login', user).expect(200);
  });

  it("is limited for the guessing address, but not for the owner's", async () => {
    const user = await registerUser();
    const guess = () =>
      post('/api/login', { ...user, password: 'guessed' }, { 'x-client-address': 'guesser' });
    for (let count = 0; count < 3; count += 1) await guess().expect(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    await post('/api/login', user).expect(200);
  });

  it('rejects an email or password that is not a string', async () => {
    await registerUser();
    await post('/api/login', { email: { $gt: '' }, password: 'x' }).expect(400);
    await post('/api/login', { email: 'a@b.org', password: { $ne: '' } }).expect(400);
  });
});

describe('the session', () => {
  it('is resolved only for the gateway', async () => {
    const user = await registerUser();
    expect((await resolve(user.cookie)).body).toMatchObject({ userId: user.id, superUser: false });
    await resolve('no such session').expect(401);
    const { authorization } = service.identities.user();
    await request(service.url)
      .post('/internal/sessions/resolve')
      .set({ authorization })
      .send({ cookie: user.cookie })
      .expect(403);
  });

  it('ends on logout, which publishes the event', async () => {
    const user = await registerUser();
    const { sessionId } = await identityOf(user.cookie);
    const response = await post('/api/logout', {}, { cookie: `__Host-session=${user.cookie}` });
    expect(response.status).toBe(204);
    expect(response.get('Set-Cookie')?.[0]).toContain('__Host-session=;');
    await resolve(user.cookie).expect(401);
    const event = await waitFor(() =>
      service.recorded.find(
        ({ type, subject }) => type === 'user.sessions_revoked' && subject === user.id,
      ),
    );
    expect(event.data).toEqual({ userId: user.id, sessionIds: [sessionId] });
    await post('/api/logout', {}).expect(204);
  });
});

describe('changing the password', () => {
  it('ends every session and starts a new one', async () => {
    const user = await registerUser();
    const other = readSessionCookie(await post('/api/login', user)).value;
    const { authorization } = await identityOf(user.cookie);
    const response = await request(service.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: user.password, newPassword: 'another one' });
    expect(response.status).toBe(204);
    await resolve(user.cookie).expect(401);
    await resolve(other).expect(401);
    await resolve(readSessionCookie(response).value).expect(200);
    const event = await waitFor(() =>
      service.recorded.find(
        ({ type, subject }) => type === 'user.sessions_revoked' && subject === user.id,
      ),
    );
    expect(event.data['sessionIds']).toHaveLength(2);
    await post('/api/login', user).expect(401);
    await post('/api/login', { ...user, password: 'another one' }).expect(200);
  });

  it('rejects a wrong current password without ending the session', async () => {
    const user = await registerUser();
    const { authorization } = await identityOf(user.cookie);
    const response = await request(service.url)
      .put('/api/password')
      .set({ authorization })
      .send({ currentPassword: 'not it', newPassword: 'another one' });
    expect(response.body).toMatchObject({ status: 400, code: 'wrong-password' });
    await resolve(user.cookie).expect(200);
  });
});

describe('the profile', () => {
  it('is returned to the signed-in user, who can change it', async () => {
    const user = await registerUser();
    const { authorization } = await identityOf(user.cookie);
    const change = credentials();
    const response = await request(service.url)
      .put('/api/profile')
      .set({ authorization })
      .send({ username: change.username, email: change.email, isSuperUser: true });
    expect(response.body).toMatchObject({ username: change.username, isSuperUser: false });
    const read = await request(service.url).get('/api/user').set({ authorization });
    expect(read.body).toEqual(response.body);
    const conflict = await request(service.url)
      .put('/api/profile')
      .set({ authorization })
      .send({ username: (await registerUser()).username, email: change.email });
    expect(conflict.body).toMatchObject({ code: 'username-taken' });
    await request(service.url).get('/api/user').expect(401);
  });

  it('gains super user status only through the operator command', async () => {
    const user = await registerUser();
    expect(
      await setSuperUser(createUserModel(service.database), user.email.toUpperCase(), true),
    ).toBe(true);
    expect((await resolve(user.cookie)).body).toMatchObject({ superUser: true });
    expect(await setSuperUser(createUserModel(service.database), 'nobody@example.org', true)).toBe(
      false,
    );
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
  ])('with %s redirects to %s', async (query, location) => {
    const response = await request(service.url).get(`/api/login${query}`).redirects(0);
    expect(response.status).toBe(302);
    expect(response.get('Location')).toBe(location);
  });
});
