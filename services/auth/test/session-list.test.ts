import type { Session } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest, readSessionCookie, credentials } from './auth-under-test.ts';
import { testMailer } from './test-mailer.ts';

const mailer = testMailer();
const { service, post, resolve, identityOf } = authUnderTest({}, { mailer });

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const from = (userAgent: string) => ({ 'user-agent': userAgent });

/** Registers a user with Chrome. */
async function registerUser() {
  const user = credentials();
  const response = await post('/api/register', user, from(chrome));
  return { ...user, cookie: readSessionCookie(response).value };
}
type Person = Awaited<ReturnType<typeof registerUser>>;

const signIn = async (user: Person, userAgent: string) =>
  readSessionCookie(await post('/api/login', user, from(userAgent)).expect(200)).value;

async function asUser(cookie: string, method: 'get' | 'delete', path = '/api/sessions') {
  const { authorization } = await identityOf(cookie);
  return await request(service.url)[method](path).set({ authorization });
}
const listSessions = async (cookie: string) => (await asUser(cookie, 'get')).body as Session[];

describe('the session list', () => {
  it('shows the device and the activity of each session', async () => {
    const user = await registerUser();
    const laptop = await signIn(user, firefox);
    const sessions = await listSessions(laptop);
    expect(sessions).toMatchObject([
      { device: { browser: 'Firefox', system: 'Linux' }, isCurrent: true },
      { device: { browser: 'Chrome', system: 'Windows' }, isCurrent: false },
    ]);
    expect(sessions[0]?.lastActiveAt).toBe(sessions[0]?.createdAt);
  });

  it('records the activity of a session at most every half hour', async () => {
    const user = await registerUser();
    const users = createUserModel(service.database);
    const getLastActivity = async () =>
      (await users.findOne({ email: user.email }).lean())?.sessions[0]?.lastActiveAt;
    await resolve(user.cookie).expect(200);
    const old = new Date(Date.now() - 31 * 60_000);
    await users.updateOne({ email: user.email }, { $set: { 'sessions.0.lastActiveAt': old } });
    await resolve(user.cookie).expect(200);
    const active = await waitFor(async () => {
      const time = await getLastActivity();
      return time && time > old ? time : undefined;
    });
    await resolve(user.cookie).expect(200);
    expect(await getLastActivity()).toEqual(active);
  });

  it('ends one session, which then no longer works', async () => {
    const user = await registerUser();
    const laptop = await signIn(user, firefox);
    const other = (await listSessions(laptop)).find(({ isCurrent }) => !isCurrent);
    const ended = await asUser(laptop, 'delete', `/api/sessions/${other?.id}`);
    expect(ended.status).toBe(204);
    await resolve(user.cookie).expect(401);
    await resolve(laptop).expect(200);
    const event = await waitFor(() =>
      service.recorded.find(({ data }) =>
        (data['sessionIds'] as string[] | undefined)?.includes(other?.id ?? ''),
      ),
    );
    expect(event.type).toBe('user.sessions_revoked');
    expect((await asUser(laptop, 'delete', `/api/sessions/${other?.id}`)).status).toBe(404);
  });

  it('ends all other sessions', async () => {
    const user = await registerUser();
    const laptop = await signIn(user, firefox);
    const phone = await signIn(user, firefox);
    expect((await asUser(laptop, 'delete')).status).toBe(204);
    await resolve(user.cookie).expect(401);
    await resolve(phone).expect(401);
    expect(await listSessions(laptop)).toHaveLength(1);
    expect((await asUser(laptop, 'delete')).status).toBe(204);
  });

  it('returns a 404 for a session of another user', async () => {
    const [mine, theirs] = [await registerUser(), await registerUser()];
    const [session] = await listSessions(theirs.cookie);
    for (const id of [session?.id, randomUUID(), '$$x', '$sessions.id'])
      expect((await asUser(mine.cookie, 'delete', `/api/sessions/${id}`)).status).toBe(404);
    await resolve(theirs.cookie).expect(200);
  });
});

describe('a new device', () => {
  it('triggers a notice only at its first sign-in', async () => {
    const user = await registerUser();
    await signIn(user, chrome.replace('142', '143'));
    await signIn(user, firefox);
    await signIn(user, firefox);
    const notice = await mailer.lastTo(user.email);
    expect(notice.text).toContain('Firefox on Linux');
    await waitFor(
      async () =>
        (await createUserModel(service.database).findOne({ email: user.email }).lean())?.mails
          ?.length === 0,
    );
    expect(mailer.sentTo(user.email)).toHaveLength(1);
  });
});
