import { MailDeferredError } from '@grantwright/shared/mail';
import { createLogger, createMetrics } from '@grantwright/shared/service';
import { expect, it } from 'vitest';
import type { PendingEmail } from './pending-email.ts';
import { sendDueEmails, type SenderDeps } from './send-due-emails.ts';

const createDueEmail = (to: string): PendingEmail => ({
  id: to,
  kind: 'password-changed',
  to,
  createdAt: new Date(),
  attempts: 0,
  nextAt: new Date(0),
});

/** Sends three emails, the first of which fails, and returns the recipients that the mailer was called with. */
async function sendAndListRecipients(failure: Error): Promise<string[]> {
  const due = ['ada@example.org', 'ben@example.org', 'cy@example.org'].map(createDueEmail);
  const recipients: string[] = [];
  const claim = async () => {
    const mail = due.shift();
    return mail ? { _id: mail.to, mails: [mail] } : null;
  };
  const deps = {
    users: {
      findOneAndUpdate: () => ({ lean: claim }),
      updateOne: async () => ({ matchedCount: 1 }),
    },
    mailer: {
      send: async ({ to }: { to: string }) => {
        recipients.push(to);
        if (recipients.length === 1) throw failure;
      },
    },
    now: () => new Date(),
    origin: 'https://grants.example.org',
    log: createLogger({ name: 'test', level: 'silent' }),
    metrics: createMetrics('test'),
  } as unknown as SenderDeps;
  await sendDueEmails(deps, new AbortController().signal);
  return recipients;
}

it('continues with the next email if the server defers one', async () => {
  expect(await sendAndListRecipients(new MailDeferredError({}))).toHaveLength(3);
});

it('stops if the server is unavailable', async () => {
  expect(await sendAndListRecipients(new Error('connection refused'))).toHaveLength(1);
});
