import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { authUnderTest, credentials } from './auth-under-test.ts';

const { under, post, registered, identityOf } = authUnderTest();

const guess = (email: string, address: string = randomUUID()) =>
  post('/api/login', { email, password: 'guessed' }, { 'x-client-address': address });

/** Guesses from so many addresses at once; resolves with the statuses, sorted. */
async function guessed(email: string, times: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => guess(email)));
  for (const answer of answers.filter(({ status }) => status === 429))
    expect(Number(answer.get('Retry-After'))).toBeLessThanOrEqual(30);
  return answers.map(({ status }) => status).sort();
}

/** What happens when so many seconds have passed that a pace allows one more try. */
const letPaceContinue = () =>
  under.database
    .collection('limits')
    .updateMany({ key: /^login-pace:/ }, { $set: { expire: new Date(0) } });

/** An hour's 120 tries: twenty at once, and one for the first half minute. */
const atOnce = 21;

describe('guessing the password of one account from ever new addresses', () => {
  it('comes to so many tries and then to one in half a minute', async () => {
    const { email } = await registered();
    const statuses = await guessed(email, 30);
    const answered = statuses.filter((status) => status === 401).length;
    expect(answered).toBeGreaterThanOrEqual(atOnce);
    // on a machine so busy that a half minute passes, one more
    expect(answered).toBeLessThanOrEqual(atOnce + 1);
    await letPaceContinue();
    expect(await guessed(email, 10)).toEqual([401, ...Array.from({ length: 9 }, () => 429)]);
  });

  it('leaves the owner free where they signed in before', async () => {
    const user = await registered();
    const home = '2001:db8:5:6::1';
    await post('/api/login', user, { 'x-client-address': home }).expect(200);
    await guessed(user.email, 30);
    await post('/api/login', user, { 'x-client-address': '2001:db8:5:6:ffff::9' }).expect(200);
    await guess(user.email, home).expect(401);
  });

  it('lets the owner in elsewhere with the next try that the pace allows', async () => {
    const user = await registered();
    await guessed(user.email, 30);
    const refused = await post('/api/login', user);
    expect(refused.status).toBe(429);
    expect(Number(refused.get('Retry-After'))).toBeLessThanOrEqual(30);
    await letPaceContinue();
    await post('/api/login', user).expect(200);
  });

  it('is answered alike when there is no such account', async () => {
    const { email } = await registered();
    const nobody = credentials().email;
    expect(await guessed(nobody, 30)).toEqual(await guessed(email, 30));
    const said = ({ status, body }: request.Response) => [status, { ...body, requestId: '' }];
    expect(said(await guess(nobody))).toEqual(said(await guess(email)));
  });

  it('holds up no other account', async () => {
    const other = await registered();
    await guessed((await registered()).email, 30);
    await post('/api/login', other).expect(200);
  });
});

it('signing in with the right password costs none of the tries', async () => {
  const user = await registered();
  for (let times = 0; times < 2 * atOnce; times += 1) await post('/api/login', user).expect(200);
  const statuses = await guessed(user.email, 30);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(atOnce - 1);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(atOnce);
});

it('a change of the password forgets where the account was signed in before', async () => {
  const user = await registered();
  const home = { 'x-client-address': '203.0.113.77' };
  await post('/api/login', user, home).expect(200);
  const { authorization } = await identityOf(user.cookie);
  const change = { currentPassword: user.password, newPassword: 'another one' };
  await request(under.url).put('/api/password').set({ authorization }).send(change).expect(204);
  await guessed(user.email, 30);
  await post('/api/login', { ...user, password: 'another one' }, home).expect(429);
});

it('the addresses of one IPv6 network count as one', async () => {
  const { email } = await registered();
  const host = () => `2001:db8:7:8::${Math.floor(Math.random() * 0xffff).toString(16)}`;
  for (let tries = 0; tries < 3; tries += 1) await guess(email, host()).expect(401);
  await guess(email, host()).expect(429);
  await guess(email, '::ffff:203.0.113.5').expect(401);
  await guess(email, '203.0.113.5').expect(401);
  await guess(email, '::ffff:cb00:7105').expect(401);
  await guess(email, '203.0.113.5').expect(429);
});
