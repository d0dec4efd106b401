import { MailRejectedError } from '@grantwright/shared/mail';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest } from './auth-under-test.ts';
import { testMailer } from './test-mailer.ts';

const mailer = testMailer({ reachesInboxes: true });
const { service, registerUser, identityOf } = authUnderTest({}, { mailer });

const createToken = (ownerId: string) =>
  `${randomUUID().replaceAll('-', '')}${'x'.repeat(11)}.${ownerId}`;

/** Creates an owner, with functions that create a token and email an invitation. */
async function anOwner() {
  const user = await registerUser();
  const { authorization } = await identityOf(user.cookie);
  const token = () => createToken(user.id);
  const mail = (email: string, secret = token()) =>
    request(service.url)
      .post('/api/invitation-mails')
      .set({ authorization })
      .send({ email, token: secret });
  return { user, token, mail };
}

const recipient = () => `${randomUUID()}@example.org`;

describe('an invitation email', () => {
  it('contains nothing from its sender but the token, and is not stored', async () => {
    const { user, token, mail } = await anOwner();
    const [email, secret] = [recipient(), token()];
    await mail(email, secret).expect(204);
    const sent = await mailer.lastTo(email, { subject: 'invited to a team' });
    expect(sent.text).toContain(`https://grants.example.org/invitation#token=${secret}`);
    for (const text of [sent.text, sent.html]) expect(text).not.toContain(user.username);
    const stored = await createUserModel(service.database).findById(user.id).lean();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(stored?.mails ?? []).toEqual([]);
  });

  it('has the same Message-ID if it is sent again', async () => {
    const { token, mail } = await anOwner();
    const [email, secret] = [recipient(), token()];
    for (let count = 0; count < 2; count += 1) await mail(email, secret).expect(204);
    expect(new Set(mailer.sentTo(email).map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    [new Error('the mail server did not accept the email'), /^We couldn’t send the email\./],
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
    for (const sameInbox of [email.toUpperCase(), email.replace('@', '+1@')])
      expect((await mail(sameInbox)).body).toMatchObject({
        status: 429,
        detail:
          'This address already got several invitations today. Copy the link and send it yourself.',
      });
    for (let count = 0; count < 28; count += 1) await mail(recipient()).expect(204);
    expect((await mail(recipient())).status).toBe(429);
  });

  it.each(['not an address', 'a@example.org\nBcc: b@example.org'])(
    'is not sent to %j',
    async (email) => {
      const { mail } = await anOwner();
      await mail(email).expect(400);
    },
  );

  it('contains only tokens in the format of invitation tokens', async () => {
    const { mail } = await anOwner();
    await mail(recipient(), 'Click https://evil.example/').expect(400);
  });

  it("contains only tokens with its sender's id", async () => {
    const { mail } = await anOwner();
    for (const ownerId of ['click-here-to-win', (await anOwner()).user.id])
      await mail(recipient(), createToken(ownerId)).expect(400);
  });
});
