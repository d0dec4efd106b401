import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { authUnderTest, credentials } from './auth-under-test.ts';

const { service, post, registerUser, identityOf } = authUnderTest();

const guess = (email: string, address: string = randomUUID()) =>
  post('/api/login', { email, password: 'guessed' }, { 'x-client-address': address });

/** Guesses from many addresses concurrently; returns the sorted statuses. */
async function guessFromMany(email: string, times: number): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: times }, () => guess(email)));
  for (const response of responses.filter(({ status }) => status === 429))
    expect(Number(response.get('Retry-After'))).toBeLessThanOrEqual(30);
  return responses.map(({ status }) => status).sort();
}

/** Expires the counters, so that the next attempt is allowed. */
const allowNextAttempt = () =>
  service.database
    .collection('limits')
    .updateMany({ key: /^login-pace:/ }, { $set: { expire: new Date(0) } });

/** For 120 attempts an hour: a burst of 20, and one for the first half minute. */
const burst = 21;

describe('the limit on guessing a password from many addresses', () => {
  it('allows a burst, and then one attempt every 30 seconds', async () => {
    const { email } = await registerUser();
    const statuses = await guessFromMany(email, 30);
    const checked = statuses.filter((status) => status === 401).length;
    expect(checked).toBeGreaterThanOrEqual(burst);
    // one more is allowed if half a minute passes on a busy machine
    expect(checked).toBeLessThanOrEqual(burst + 1);
    await allowNextAttempt();
    expect(await guessFromMany(email, 10)).toEqual([401, ...Array.from({ length: 9 }, () => 429)]);
  });

  it('does not affect an owner on a network used for an earlier sign-in', async () => {
    const user = await registerUser();
    const home = '2001:db8:5:6::1';
    await post('/api/login', user, { 'x-client-address': home }).expect(200);
    await guessFromMany(user.email, 30);
    await post('/api/login', user, { 'x-client-address': '2001:db8:5:6:ffff::9' }).expect(200);
    await guess(user.email, home).expect(401);
  });

  it('lets the owner sign in from a new network at the next permitted attempt', async () => {
    const user = await registerUser();
    await guessFromMany(user.email, 30);
    const refused = await post('/api/login', user);
    expect(refused.status).toBe(429);
    expect(Number(refused.get('Retry-After'))).toBeLessThanOrEqual(30);
    await allowNextAttempt();
    await post('/api/login', user).expect(200);
  });

  it('produces the same responses for an unknown account', async () => {
    const { email } = await registerUser();
    const nobody = credentials().email;
    expect(await guessFromMany(nobody, 30)).toEqual(await guessFromMany(email, 30));
    const withoutRequestId = ({ status, body }: request.Response) => [
      status,
      { ...body, requestId: '' },
    ];
    expect(withoutRequestId(await guess(nobody))).toEqual(withoutRequestId(await guess(email)));
  });

  it('does not affect other accounts', async () => {
    const other = await registerUser();
    await guessFromMany((await registerUser()).email, 30);
    await post('/api/login', other).expect(200);
  });
});

it('does not count successful sign-ins', async () => {
  const user = await registerUser();
  for (let count = 0; count < 2 * burst; count += 1) await post('/api/login', user).expect(200);
  const statuses = await guessFromMany(user.email, 30);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(burst - 1);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(burst);
});

it('treats every network as new after a password change', async () => {
  const user = await registerUser();
  const home = { 'x-client-address': '203.0.113.77' };
  await post('/api/login', user, home).expect(200);
  const { authorization } = await identityOf(user.cookie);
  const change = { currentPassword: user.password, newPassword: 'another one' };
  await request(service.url).put('/api/password').set({ authorization }).send(change).expect(204);
  await guessFromMany(user.email, 30);
  await post('/api/login', { ...user, password: 'another one' }, home).expect(429);
});

it('counts all addresses of an IPv6 network together', async () => {
  const { email } = await registerUser();
  const host = () => `2001:db8:7:8::${Math.floor(Math.random() * 0xffff).toString(16)}`;
  for (let count = 0; count < 3; count += 1) await guess(email, host()).expect(401);
  await guess(email, host()).expect(429);
  await guess(email, '::ffff:203.0.113.5').expect(401);
  await guess(email, '203.0.113.5').expect(401);
  await guess(email, '::ffff:cb00:7105').expect(401);
  await guess(email, '203.0.113.5').expect(429);
});
