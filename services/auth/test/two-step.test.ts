import { waitFor } from '@grantwright/shared/testing';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { turnOffTwoStepAsOperator } from '../src/two-step/turn-off-two-step-as-operator.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest, readSessionCookie, credentials } from './auth-under-test.ts';
import { testMailer, findToken } from './test-mailer.ts';

const mailer = testMailer();
const { service, post, registerUser, resolve, identityOf } = authUnderTest(
  { LOGIN_TRIES_PER_ACCOUNT: '20' },
  { mailer },
);
type Person = Awaited<ReturnType<typeof registerUser>>;

async function send(user: Person, path: string, body: object) {
  const { authorization } = await identityOf(user.cookie);
  return await request(service.url).post(`/api/two-step/${path}`).set({ authorization }).send(body);
}

/** Returns the app's next code, which is still accepted one time step later; with 0 steps, the current code. */
const generateCode = (secret: string, steps: 0 | 1 = 1) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Creates a user who turned on two-step verification with the current code, so that the next one is unused. */
async function withTwoStep() {
  const user = await registerUser();
  const started = await send(user, 'start', { currentPassword: user.password });
  const { secret, uri } = started.body as { secret: string; uri: string };
  expect(uri).toContain(`secret=${secret}`);
  const turnedOn = await send(user, 'turn-on', { code: generateCode(secret, 0) });
  expect(turnedOn.status).toBe(200);
  user.cookie = readSessionCookie(turnedOn).value;
  const { recoveryCodes } = turnedOn.body as { recoveryCodes: string[] };
  return { user, secret, recoveryCodes };
}

describe('signing in with two-step verification', () => {
  it('requires the password and a code, which works once', async () => {
    const { user, secret } = await withTwoStep();
    const { body } = await post('/api/login', user);
    expect(body).toMatchObject({ status: 403, code: 'code-required' });
    await post('/api/login', { ...user, password: 'not it', code: generateCode(secret) }).expect(
      401,
    );
    const code = generateCode(secret);
    const signedIn = await post('/api/login', {
      ...user,
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(signedIn.body).toMatchObject({ twoStep: true });
    const secondSignIn = await post('/api/login', { ...user, code });
    expect(secondSignIn.body).toMatchObject({ status: 400, code: 'wrong-code' });
    // an earlier code, which would otherwise be within the tolerance
    await post('/api/login', { ...user, code: generateCode(secret, 0) }).expect(400);
  });

  it('accepts one of several concurrent requests with the same code', async () => {
    const { user, secret } = await withTwoStep();
    const body = { ...user, code: generateCode(secret) };
    const responses = await Promise.all([1, 2, 3].map(() => post('/api/login', body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('accepts each of ten recovery codes once, regardless of case and spaces', async () => {
    const { user, recoveryCodes } = await withTwoStep();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    await post('/api/login', { ...user, code: code.toUpperCase().replaceAll('-', ' ') }).expect(
      200,
    );
    await post('/api/login', { ...user, code }).expect(400);
    const stored = JSON.stringify(await createUserModel(service.database).findById(user.id).lean());
    for (const each of recoveryCodes) {
      expect(stored).not.toContain(each);
      // OWASP ASVS 6.5.2 accepts a fast hash for 112 random bits; each character of 31 has 4.95
      expect(each.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(112);
    }
  });

  it('still requires a code after a password reset by link', async () => {
    const { user, secret } = await withTwoStep();
    await post('/api/password-resets', { email: user.email }).expect(202);
    const token = findToken(await mailer.lastTo(user.email, { subject: 'Choose a new' }));
    const password = 'a newer password';
    await post('/api/password-resets/confirm', { token, password }).expect(204);
    await post('/api/login', { ...user, password }).expect(403);
    await post('/api/login', { ...user, password, code: generateCode(secret) }).expect(200);
  });

  it('allows ten wrong codes an hour, and then none until a password reset, with one notice', async () => {
    const { user, secret } = await withTwoStep();
    const enter = (code: string) => post('/api/login', { ...user, code });
    for (let count = 0; count < 10; count += 1) await enter('nonsense').expect(400);
    for (const code of ['nonsense', generateCode(secret)]) await enter(code).expect(429);
    await mailer.lastTo(user.email, { subject: 'Wrong codes' });
    await post('/api/password-resets', { email: user.email }).expect(202);
    const token = findToken(await mailer.lastTo(user.email, { subject: 'Choose a new' }));
    const password = 'a newer password';
    await post('/api/password-resets/confirm', { token, password }).expect(204);
    await post('/api/login', { ...user, password, code: generateCode(secret) }).expect(200);
    expect(mailer.sentTo(user.email, 'Wrong codes')).toHaveLength(1);
  });

  it('does not count correct codes', async () => {
    const { user, recoveryCodes } = await withTwoStep();
    const enter = (code: string) => post('/api/login', { ...user, code });
    for (let count = 0; count < 9; count += 1) await enter('nonsense').expect(400);
    await enter(recoveryCodes[0] ?? '').expect(200);
    await enter('nonsense').expect(400);
    await enter(recoveryCodes[1] ?? '').expect(200);
  });

  it('cannot be skipped by repeating the registration', async () => {
    const headers = { 'idempotency-key': 'registration-of-a-user' };
    const account = credentials();
    const first = await post('/api/register', account, headers).expect(201);
    const { id } = first.body as { id: string };
    const twoStep = { secret: 'A', lastStep: 1, recoveryHashes: [] };
    await createUserModel(service.database).updateOne({ _id: id }, { $set: { twoStep } });
    await post('/api/register', account, headers).expect(409);
  });
});

describe('two-step verification', () => {
  it('can be turned on only with the password and a code from the app, and sends a notice', async () => {
    const user = await registerUser();
    const refused = await send(user, 'start', { currentPassword: 'not it' });
    expect(refused.body).toMatchObject({ code: 'wrong-password' });
    await send(user, 'start', { currentPassword: user.password });
    expect((await send(user, 'turn-on', { code: '000000' })).body).toMatchObject({
      code: 'wrong-code',
    });
    await post('/api/login', user).expect(200);
    const { user: other } = await withTwoStep();
    await mailer.lastTo(other.email, { subject: 'turned on' });
  });

  it('can be turned off only with the password and a code, sends a notice, and renews the session', async () => {
    const { user, secret, recoveryCodes } = await withTwoStep();
    const turnOff = (currentPassword: string, code: string) =>
      send(user, 'turn-off', { currentPassword, code });
    expect((await turnOff('not it', generateCode(secret))).body).toMatchObject({
      code: 'wrong-password',
    });
    expect((await turnOff(user.password, 'nonsense')).body).toMatchObject({ code: 'wrong-code' });
    const other = readSessionCookie(
      await post('/api/login', { ...user, code: recoveryCodes[0] }),
    ).value;
    const turnedOff = await turnOff(user.password, generateCode(secret));
    expect(turnedOff.status).toBe(204);
    for (const ended of [user.cookie, other]) await resolve(ended).expect(401);
    await resolve(readSessionCookie(turnedOff).value).expect(200);
    await post('/api/login', user).expect(200);
    await mailer.lastTo(user.email, { subject: 'turned off' });
  });

  it('ends every other session when it is turned on, and renews this one', async () => {
    const user = await registerUser();
    const other = readSessionCookie(await post('/api/login', user)).value;
    const { body } = await send(user, 'start', { currentPassword: user.password });
    const { secret } = body as { secret: string };
    const turnedOn = await send(user, 'turn-on', { code: generateCode(secret, 0) });
    for (const ended of [user.cookie, other]) await resolve(ended).expect(401);
    await resolve(readSessionCookie(turnedOn).value).expect(200);
    await waitFor(() =>
      service.recorded.some(
        ({ type, subject, data }) =>
          type === 'user.sessions_revoked' &&
          subject === user.id &&
          (data['sessionIds'] as string[]).length === 2,
      ),
    );
  });

  it("stores the app's secret encrypted", async () => {
    const { user, secret } = await withTwoStep();
    const stored = await createUserModel(service.database).findById(user.id).lean();
    expect(stored?.twoStep?.secret).toMatch(/^v1\./);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it("also encrypts the app's secret before the first code is entered", async () => {
    const user = await registerUser();
    const { body } = await send(user, 'start', { currentPassword: user.password });
    const stored = await createUserModel(service.database).findById(user.id).lean();
    expect(stored?.twoStepSecret).toMatch(/^v1\./);
    expect(stored?.twoStepSecret).not.toContain((body as { secret: string }).secret);
  });

  it('can be turned off by the operator for a user without the app, who is notified', async () => {
    const { user } = await withTwoStep();
    const users = createUserModel(service.database);
    const sendsMail = true;
    expect(await turnOffTwoStepAsOperator(users, user.email.toUpperCase(), { sendsMail })).toBe(
      true,
    );
    await post('/api/login', user).expect(200);
    await mailer.lastTo(user.email, { subject: 'turned off' });
    expect(await turnOffTwoStepAsOperator(users, 'nobody@example.org', { sendsMail })).toBe(false);
  });
});
