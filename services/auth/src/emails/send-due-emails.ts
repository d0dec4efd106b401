import {
  MailDeferredError,
  MailRejectedError,
  type Mailer,
  type EmailAttachment,
} from '@grantwright/shared/mail';
import {
  callProvider,
  hashToken,
  generateToken,
  type Logger,
  type Metrics,
} from '@grantwright/shared/service';
import { formatReceiptNumber } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { UserRecord } from '../users/user-model.ts';
import { linkFields, linkExpiry } from './link-request.ts';
import { writeEmail } from './write-email.ts';
import type { PendingEmail } from './pending-email.ts';

export type SenderDeps = Pick<Deps, 'users' | 'now'> & {
  mailer: Mailer;
  origin: string;
  log: Logger;
  metrics: Metrics;
};

const minuteMs = 60_000;
/** Longer than one attempt can take. After this time, another process repeats an attempt interrupted by a crash. */
const leaseMs = minuteMs;
const maxDelayMs = 15 * minuteMs;
/**
 * Older emails are dropped: a late notice would confuse the user, and anyone still waiting for a link will have
 * requested another one.
 */
const maxAgeMs = 24 * 60 * minuteMs;

/** Sends every email that is due, oldest first, until none is left or the server is unavailable. */
export async function sendDueEmails(deps: SenderDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimEmail(deps);
    if (!claimed) return;
    const { userId, mail } = claimed;
    try {
      await send(deps, userId, mail);
      await removeEmail(deps, userId, mail);
    } catch (error) {
      const { kind, id: mailId } = mail;
      if (error instanceof MailRejectedError) {
        deps.log.warn({ mailId, kind, err: error.cause }, 'email rejected by the mail server');
        await removeEmail(deps, userId, mail);
        continue;
      }
      deps.log.warn({ mailId, kind, attempts: mail.attempts, err: error }, 'email not sent yet');
      await postpone(deps, userId, mail);
      if (!(error instanceof MailDeferredError)) return;
    }
  }
}

/** Claims the oldest due email, so that no other process sends it at the same time. */
async function claimEmail({ users, now }: SenderDeps) {
  const time = now();
  const before = await users
    .findOneAndUpdate(
      { 'mails.0': { $exists: true }, mails: { $elemMatch: { nextAt: { $lte: time } } } },
      {
        $inc: { 'mails.$.attempts': 1 },
        $set: { 'mails.$.nextAt': new Date(time.getTime() + leaseMs) },
      },
      { sort: { 'mails.nextAt': 1 }, projection: { mails: 1 }, returnDocument: 'before' },
    )
    .lean<Pick<UserRecord, '_id' | 'mails'>>();
  const mail = before?.mails?.find(({ nextAt }) => nextAt <= time);
  if (!before || !mail) return undefined;
  return { userId: before._id, mail: { ...mail, attempts: mail.attempts + 1 } };
}

async function send(deps: SenderDeps, userId: string, mail: PendingEmail): Promise<void> {
  const { mailer, origin, now, log, metrics } = deps;
  const ageMs = now().getTime() - mail.createdAt.getTime();
  if (ageMs > maxAgeMs) {
    log.warn(
      { mailId: mail.id, kind: mail.kind, attempts: mail.attempts },
      'email too old, dropped',
    );
    return;
  }
  const field = linkFields[mail.kind];
  const token = field && (await addLinkToken(deps, userId, { field, id: mail.id }));
  // the link was used or replaced in the meantime
  if (field && !token) return;
  const to = mail.kind === 'comments' ? await findCurrentEmail(deps, userId) : mail.to;
  const attachment =
    mail.kind === 'receipt' ? await createReceiptFile(deps, userId, mail) : undefined;
  const text = writeEmail({ ...mail, to: to ?? mail.to }, { origin, token });
  await callProvider(metrics, { provider: 'mail', operation: 'send' }, () =>
    mailer.send({ ...text, attachment }),
  );
}

/** The address can change while an email waits 15 minutes for further comments. */
const findCurrentEmail = async ({ users }: SenderDeps, userId: string) =>
  (await users.findById(userId, { email: 1 }).lean<Pick<UserRecord, 'email'>>())?.email;

async function removeEmail({ users }: SenderDeps, userId: string, { id }: PendingEmail) {
  await users.updateOne({ _id: userId }, { $pull: { mails: { id } } });
}

/** Waits a minute after the first failure, and twice as long after each further one. */
async function postpone({ users, now }: SenderDeps, userId: string, mail: PendingEmail) {
  const delayMs = Math.min(minuteMs * 2 ** (mail.attempts - 1), maxDelayMs);
  await users.updateOne(
    { _id: userId, 'mails.id': mail.id },
    { $set: { 'mails.$.nextAt': new Date(now().getTime() + delayMs) } },
  );
}

/**
 * Adds a token, valid from now, to a pending request.
 *
 * @returns undefined if the request was replaced or its link was used
 */
async function addLinkToken(
  { users, now }: Pick<Deps, 'users' | 'now'>,
  userId: string,
  { field, id }: { field: 'passwordReset' | 'emailChange'; id: string },
): Promise<string | undefined> {
  const token = generateToken();
  const { matchedCount } = await users.updateOne(
    { _id: userId, [`${field}.id`]: id },
    {
      $push: { [`${field}.hashes`]: hashToken(token) },
      $set: { [`${field}.expiresAt`]: linkExpiry(now()) },
    },
  );
  return matchedCount === 1 ? token : undefined;
}

/** Returns a receipt as a PDF file with the buyer's current name, identical to billing's download before any refund. */
async function createReceiptFile(
  { users }: Pick<Deps, 'users'>,
  userId: string,
  { to, receipt }: PendingEmail<'receipt'>,
): Promise<EmailAttachment> {
  const { paymentId, paidAt, amount, currency, seller, cardLast4 } = receipt;
  const user = await users
    .findById(userId, { username: 1 })
    .lean<Pick<UserRecord, '_id' | 'username'>>();
  const number = formatReceiptNumber(paymentId);
  // loaded on first use, because it reads fonts
  const { nameReceiptFile, receiptToPdf } = await import('@grantwright/shared/receipts');
  const content = await receiptToPdf(
    { id: paymentId, number, paidAt: paidAt.toISOString(), amount, currency, status: 'paid' },
    { seller, buyer: [...(user ? [user.username] : []), to], cardLast4 },
  );
  return { filename: nameReceiptFile({ number }), contentType: 'application/pdf', content };
}
