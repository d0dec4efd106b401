import { waitFor } from '@grantwright/shared/testing';
import bcrypt from 'bcryptjs';
import { createHash, randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { endAllSessions } from '../src/sessions/end-all-sessions.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest, readSessionCookie, credentials } from './auth-under-test.ts';

const { service, post, registerUser, resolve, identityOf } = authUnderTest();
type Person = Awaited<ReturnType<typeof registerUser>>;

const findRecord = async ({ id }: Person) => {
  const user = await createUserModel(service.database).findById(id).lean();
  if (!user) throw new Error('no such user');
  return user;
};

const findRevocations = ({ id }: Person) =>
  service.recorded
    .filter(({ type, subject }) => type === 'user.sessions_revoked' && subject === id)
    .flatMap(({ data }) => data['sessionIds'] as string[]);

/** Creates a user with several sessions, the first of which belongs to their cookie. */
async function withSessions(count: number): Promise<Person> {
  const user = await registerUser();
  const [first] = (await findRecord(user)).sessions;
  if (!first) throw new Error('no session');
  const another = () => ({ ...first, id: randomUUID(), hash: randomUUID() });
  const sessions = [first, ...Array.from({ length: count - 1 }, another)];
  await createUserModel(service.database).updateOne({ _id: user.id }, { $set: { sessions } });
  return user;
}

describe('a session', () => {
  const moveTimes = async (user: Person, times: Record<string, number>) => {
    const dates = Object.entries(times).map(([name, days]) => [
      `sessions.0.${name}`,
      new Date(Date.now() + days * 86_400_000),
    ]);
    const $set = Object.fromEntries(dates) as Record<string, Date>;
    await createUserModel(service.database).updateOne({ _id: user.id }, { $set });
    return await resolve(user.cookie);
  };

  it('has a token of 256 random bits, of which only the hash is stored', async () => {
    const [one, other] = [await registerUser(), await registerUser()];
    expect(one.cookie).toMatch(/^[\w-]{43}$/);
    expect(one.cookie).not.toBe(other.cookie);
    expect(JSON.stringify(await findRecord(one))).not.toContain(one.cookie);
  });

  it('ends after 30 days, even if it is in use', async () => {
    const user = await registerUser();
    const [session] = (await findRecord(user)).sessions;
    const lifetimeMs = Number(session?.expiresAt) - Number(session?.createdAt);
    expect(lifetimeMs).toBe(30 * 86_400_000);
    const used = { createdAt: -29.9, lastActiveAt: 0, expiresAt: 0.1 };
    expect((await moveTimes(user, used)).status).toBe(200);
    expect((await moveTimes(user, { ...used, expiresAt: -0.001 })).status).toBe(401);
  });

  it('ends after 14 days without use, and is no longer listed', async () => {
    const user = await registerUser();
    expect((await moveTimes(user, { createdAt: -20, lastActiveAt: -13.9 })).status).toBe(200);
    // the activity is recorded after the response
    await waitFor(async () => {
      const [session] = (await findRecord(user)).sessions;
      return Number(session?.lastActiveAt) > Date.now() - 86_400_000;
    });
    const { authorization } = await identityOf(user.cookie);
    expect((await moveTimes(user, { lastActiveAt: -14.1 })).status).toBe(401);
    const list = await request(service.url).get('/api/sessions').set({ authorization });
    expect(list.body).toEqual([]);
    const idle = await registerUser();
    await createUserModel(service.database).updateOne(
      { _id: idle.id },
      { $unset: { 'sessions.0.lastActiveAt': 1 } },
    );
    expect((await moveTimes(idle, { createdAt: -14.1 })).status).toBe(401);
  });

  it('ends when its browser signs in again, even to another account', async () => {
    const [one, other] = [await registerUser(), await registerUser()];
    const cookie = `__Host-session=${one.cookie}`;
    await post('/api/login', { ...other, password: 'not it' }, { cookie }).expect(401);
    await resolve(one.cookie).expect(200);
    const signedIn = await post('/api/login', other, { cookie }).expect(200);
    await resolve(one.cookie).expect(401);
    const next = { cookie: `__Host-session=${readSessionCookie(signedIn).value}` };
    await post('/api/register', credentials(), next).expect(201);
    await resolve(readSessionCookie(signedIn).value).expect(401);
    await resolve(other.cookie).expect(200);
  });

  it('can be ended by the operator, for one user or for all', async () => {
    const [one, other] = [await registerUser(), await registerUser()];
    const users = createUserModel(service.database);
    expect(await endAllSessions(users, one.email.toUpperCase())).toBe(1);
    await resolve(one.cookie).expect(401);
    await resolve(other.cookie).expect(200);
    expect(await endAllSessions(users, 'nobody@example.org')).toBe(0);
    expect(await endAllSessions(users)).toBeGreaterThan(1);
    await resolve(other.cookie).expect(401);
  });
});

describe('the limit of 50 sessions per user', () => {
  it('ends the oldest session and publishes the event', async () => {
    const user = await withSessions(49);
    const { sessionId } = await identityOf(user.cookie);
    await post('/api/login', user).expect(200);
    await resolve(user.cookie).expect(200);
    expect(findRevocations(user)).toEqual([]);
    const latest = await post('/api/login', user).expect(200);
    await resolve(user.cookie).expect(401);
    await resolve(readSessionCookie(latest).value).expect(200);
    await waitFor(() => findRevocations(user).length > 0);
    expect(findRevocations(user)).toEqual([sessionId]);
  });

  it('ends exactly one session per concurrent sign-in', async () => {
    const user = await withSessions(50);
    const before = (await findRecord(user)).sessions.map(({ id }) => id);
    const responses = await Promise.all([1, 2, 3, 4].map(() => post('/api/login', user)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await findRecord(user)).sessions).toHaveLength(50);
    await waitFor(() => findRevocations(user).length >= 4);
    expect(findRevocations(user).sort()).toEqual(before.slice(0, 4).sort());
    for (const response of responses) await resolve(readSessionCookie(response).value).expect(200);
  });
});

describe('a password hash with an outdated cost', () => {
  /** Creates a user whose password was stored with another BCRYPT_COST. */
  async function withCost(cost: number): Promise<Person> {
    const user = await registerUser();
    const digest = createHash('sha512').update(user.password).digest('base64').slice(0, 72);
    const passwordHash = await bcrypt.hash(digest, cost);
    await createUserModel(service.database).updateOne({ _id: user.id }, { $set: { passwordHash } });
    return user;
  }

  it.each([5, 6])('is replaced at the next sign-in if its cost is %i', async (cost) => {
    const user = await withCost(cost);
    await post('/api/login', { ...user, password: 'something else' }).expect(401);
    expect(bcrypt.getRounds((await findRecord(user)).passwordHash)).toBe(cost);
    await post('/api/login', user).expect(200);
    const { passwordHash } = await findRecord(user);
    expect(bcrypt.getRounds(passwordHash)).toBe(4);
    await post('/api/login', user).expect(200);
    expect((await findRecord(user)).passwordHash).toBe(passwordHash);
    await resolve(user.cookie).expect(200);
  });

  it('does not block concurrent sign-ins', async () => {
    const user = await withCost(6);
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => post('/api/login', user)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const response of responses) await resolve(readSessionCookie(response).value).expect(200);
  });

  it('does not overwrite a concurrent password change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await withCost(6);
      const { authorization } = await identityOf(user.cookie);
      const change = { currentPassword: user.password, newPassword: 'another one' };
      const [changed] = await Promise.all([
        request(service.url).put('/api/password').set({ authorization }).send(change),
        post('/api/login', user),
        post('/api/login', user),
      ]);
      const isChanged = changed.status === 204;
      await post('/api/login', user).expect(isChanged ? 401 : 200);
      await post('/api/login', { ...user, password: 'another one' }).expect(isChanged ? 200 : 401);
    }
  });
});
