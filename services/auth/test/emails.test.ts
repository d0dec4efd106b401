import { MailRejectedError } from '@grantwright/shared/mail';
import { metricValue, waitFor } from '@grantwright/shared/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { resetRequestModel } from '../src/passwords/reset-request-model.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest } from './auth-under-test.ts';
import { testMailer, findToken } from './test-mailer.ts';

const mailer = testMailer();
const { service, post, registerUser, identityOf } = authUnderTest({}, { mailer });
type Person = Awaited<ReturnType<typeof registerUser>>;

const users = () => createUserModel(service.database);
const listPending = async ({ id }: Person) => (await users().findById(id).lean())?.mails ?? [];
const requestReset = ({ email }: Person) => post('/api/password-resets', { email }).expect(202);
const confirm = (token: string) =>
  post('/api/password-resets/confirm', { token, password: 'a newer password' });

async function changePassword(user: Person): Promise<void> {
  const { authorization } = await identityOf(user.cookie);
  await request(service.url)
    .put('/api/password')
    .set({ authorization })
    .send({ currentPassword: user.password, newPassword: 'another one' })
    .expect(204);
}

/** Makes a pending email due until it is gone, because a failed attempt sets the time of the next one when it ends. */
const sendAgain = (user: Person) =>
  waitFor(
    async () => {
      await users().updateOne(
        { _id: user.id, 'mails.0': { $exists: true } },
        { $set: { 'mails.0.nextAt': new Date(0) } },
      );
      return (await listPending(user)).length === 0;
    },
    { every: 200 },
  );

describe('an email', () => {
  it('is removed from the record once it is sent', async () => {
    const user = await registerUser();
    await changePassword(user);
    await mailer.lastTo(user.email, { subject: 'was changed' });
    await waitFor(async () => (await listPending(user)).length === 0);
  });

  it('reports its age for the alert while it is pending', async () => {
    const user = await registerUser();
    const age = () => metricValue(service.running.metrics, 'mail_oldest_pending_seconds');
    expect(await age()).toBe(0);
    mailer.failures.push(new Error('the mail server is down'));
    await changePassword(user);
    await waitFor(async () => (await listPending(user))[0]?.attempts === 1);
    const createdAt = new Date(Date.now() - 3_600_000);
    await users().updateOne({ _id: user.id }, { $set: { 'mails.0.createdAt': createdAt } });
    expect(await age()).toBeGreaterThanOrEqual(3_600);
    await sendAgain(user);
  });

  it('is sent again with the same ID and a new token after a failure, and both links work', async () => {
    const user = await registerUser();
    const { send } = mailer;
    // the server accepts the email, but its response is lost
    mailer.send = async (mail) => {
      mailer.send = send;
      await send(mail);
      throw new Error('the connection was closed');
    };
    await requestReset(user);
    const [waiting] = await waitFor(async () => {
      const pending = await listPending(user);
      return pending[0]?.attempts === 1 ? pending : undefined;
    });
    expect(waiting?.kind).toBe('password-reset');
    await sendAgain(user);
    const [first, second] = mailer.sentTo(user.email);
    expect(second?.id).toBe(first?.id);
    expect(second?.date).toEqual(first?.date);
    await confirm(first ? findToken(first) : '').expect(204);
  });

  it('is sent by another process if the first process is killed', async () => {
    const user = await registerUser();
    const mail = { id: 'left', kind: 'password-changed', to: user.email, attempts: 1 };
    const createdAt = new Date(Date.now() - 120_000);
    const emails = [{ ...mail, createdAt, nextAt: new Date(Date.now() - 60_000) }];
    await users().updateOne({ _id: user.id }, { $set: { mails: emails } });
    const sent = await mailer.lastTo(user.email);
    expect(sent).toMatchObject({ id: 'left', date: createdAt });
  });

  it('is sent for a request that a killed process left behind', async () => {
    const user = await registerUser();
    const request = { emailKey: user.email, createdAt: new Date() };
    await resetRequestModel(service.database).create({ _id: 'left-request', ...request });
    const sent = await mailer.lastTo(user.email);
    expect(sent.id).toBe('left-request');
    await confirm(findToken(sent)).expect(204);
    await waitFor(async () => (await resetRequestModel(service.database).countDocuments()) === 0);
  });

  it('is dropped if the mail server rejects it permanently', async () => {
    const user = await registerUser();
    mailer.failures.push(new MailRejectedError({}));
    await changePassword(user);
    await waitFor(() => mailer.failures.length === 0);
    await waitFor(async () => (await listPending(user)).length === 0);
    expect(mailer.sentTo(user.email)).toEqual([]);
  });

  it('is dropped after a day', async () => {
    const user = await registerUser();
    const createdAt = new Date(Date.now() - 25 * 3_600_000);
    const mail = { id: 'old', kind: 'password-changed', to: user.email, attempts: 9 };
    const emails = [{ ...mail, createdAt, nextAt: createdAt }];
    await users().updateOne({ _id: user.id }, { $set: { mails: emails } });
    await waitFor(async () => (await listPending(user)).length === 0);
    expect(mailer.sentTo(user.email)).toEqual([]);
  });
});
