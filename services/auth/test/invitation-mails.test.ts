import { MailRejectedError } from '@grantwright/shared/mail';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { userModel } from '../src/users/user-model.ts';
import { authUnderTest } from './auth-under-test.ts';
import { testMailer } from './test-mailer.ts';

const mailer = testMailer({ reachesInboxes: true });
const { service, registerUser, identityOf } = authUnderTest({}, { mailer });

const token = () => `${randomUUID().replaceAll('-', '')}${'x'.repeat(11)}.owner-1`;

/** An owner, and a function that mails an invitation. */
async function anOwner() {
  const user = await registerUser();
  const { authorization } = await identityOf(user.cookie);
  const mail = (email: string, secret = token()) =>
    request(service.url)
      .post('/api/invitation-mails')
      .set({ authorization })
      .send({ email, token: secret });
  return { user, mail };
}

const recipient = () => `${randomUUID()}@example.org`;

describe('the email with an invitation', () => {
  it('contains the link and no text of its sender, and is not stored', async () => {
    const { user, mail } = await anOwner();
    const [email, secret] = [recipient(), token()];
    await mail(email, secret).expect(204);
    const sent = await mailer.lastTo(email, { subject: 'invited to a team' });
    expect(sent.text).toContain(`https://grants.example.org/invitation#token=${secret}`);
    for (const text of [sent.text, sent.html]) expect(text).not.toContain(user.username);
    const stored = await userModel(service.database).findById(user.id).lean();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(stored?.mails ?? []).toEqual([]);
  });

  it('has the same Message-ID if it is sent again', async () => {
    const { mail } = await anOwner();
    const [email, secret] = [recipient(), token()];
    for (let count = 0; count < 2; count += 1) await mail(email, secret).expect(204);
    expect(new Set(mailer.sentTo(email).map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    [new Error('the mail server did not accept the email'), /^We couldn't send the email\./],
    [new MailRejectedError({ cause: {} }), /^The mail server rejected this address\./],
  ])('is reported as not sent after a failure (%s)', async (failure, detail) => {
    const { mail } = await anOwner();
    mailer.failures.push(failure);
    const { body } = await mail(recipient());
    expect(body).toMatchObject({ status: 503, detail: expect.stringMatching(detail) });
    expect(body).toMatchObject({ detail: expect.stringMatching(/Copy the link/) });
  });

  it('is limited per recipient and per sender', async () => {
    const email = recipient();
    for (let count = 0; count < 5; count += 1) await (await anOwner()).mail(email).expect(204);
    const { mail } = await anOwner();
    expect((await mail(email.toUpperCase())).status).toBe(429);
    for (let count = 0; count < 29; count += 1) await mail(recipient()).expect(204);
    expect((await mail(recipient())).status).toBe(429);
  });

  it.each(['not an address', 'a@example.org\nBcc: b@example.org'])(
    'is not sent to %j',
    async (email) => {
      const { mail } = await anOwner();
      await mail(email).expect(400);
    },
  );

  it('contains only tokens in the form of an invitation', async () => {
    const { mail } = await anOwner();
    await mail(recipient(), 'Click https://evil.example/').expect(400);
  });
});
