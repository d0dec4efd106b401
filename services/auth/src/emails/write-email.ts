import { formatReceiptNumber, shareForReviewLabel } from '@grantwright/shared/contract';
import type { Email } from '@grantwright/shared/mail';
import { escapeHtml } from '@grantwright/shared/richtext';
import { formatDeletionDate } from '../account-deletion/closed-account.ts';
import { linkMinutes } from './link-request.ts';
import type { EmailKind, PendingEmail } from './pending-email.ts';

type Site = {
  origin: string;
  /** For an email with a link that completes a request. */
  token: string | undefined;
};

export function writeEmail(pending: PendingEmail, site: Site): Email {
  const { id, createdAt: date, to } = pending;
  return toEmail({ id, date, to }, createContent(pending, site));
}

const contents: { [Kind in EmailKind]: (mail: PendingEmail<Kind>, site: Site) => EmailContent } = {
  'password-reset': (_mail, site) => ({
    subject: 'Choose a new Grantwright password',
    paragraphs: [
      `Choose a new password for your Grantwright account with this link. It works once and expires after ${linkMinutes} minutes:`,
      {
        link: createPasswordResetLink(site.origin, requireToken(site)),
        label: 'Choose a new password',
      },
      'If you didn’t ask for this, ignore this message. Your password hasn’t changed.',
    ],
  }),
  'password-changed': ({ createdAt }, { origin }) => ({
    subject: 'Your Grantwright password was changed',
    paragraphs: [
      `The password of your Grantwright account was changed on ${formatTime(createdAt)}. Every other device was signed out.`,
      'If this wasn’t you, choose a new password now:',
      { link: `${origin}/forgot-password`, label: 'Choose a new password' },
    ],
  }),
  'confirm-email': (_mail, site) => ({
    subject: 'Confirm your new Grantwright email',
    paragraphs: [
      `Someone wants to use this address for their Grantwright account. To confirm, open this link within ${linkMinutes} minutes:`,
      {
        link: `${site.origin}/confirm-email#token=${requireToken(site)}`,
        label: 'Confirm the new email',
      },
      'If you didn’t ask for this, ignore this message.',
    ],
  }),
  'email-changed': ({ createdAt }, { origin }) => ({
    subject: 'Your Grantwright email was changed',
    paragraphs: [
      `The email address of your Grantwright account was changed on ${formatTime(createdAt)}. You can no longer sign in with this address.`,
      'If you didn’t do this, contact the administrator of this site.',
      { link: origin, label: 'Grantwright' },
    ],
  }),
  'two-step-on': ({ createdAt }, { origin }) => writeTwoStepNotice('turned on', createdAt, origin),
  'two-step-off': ({ createdAt }, { origin }) =>
    writeTwoStepNotice('turned off', createdAt, origin),
  'account-closed': ({ createdAt, dueAt }, { origin }) => ({
    subject: 'Your Grantwright account will be deleted',
    paragraphs: [
      `Your Grantwright account was closed on ${formatTime(createdAt)}. It will be deleted on ${formatDeletionDate(dueAt)}, with its organizations, documents and applications.`,
      'If this wasn’t you, or you changed your mind, sign in before that date and choose “Keep my account”:',
      { link: `${origin}/auth`, label: 'Sign in' },
    ],
  }),
  comments: ({ applicationId }, { origin }) => ({
    subject: 'New comments on your application',
    paragraphs: [
      `Someone with a review link commented on one of your applications. Open it and choose “${shareForReviewLabel}” to read the comments:`,
      {
        link: `${origin}/application-creator/${encodeURIComponent(applicationId)}`,
        label: 'Open the application',
      },
    ],
  }),
  'wrong-codes': ({ createdAt }, { origin }) => ({
    subject: 'Wrong codes for your Grantwright account',
    paragraphs: [
      `Someone who knows the password of your Grantwright account entered too many wrong verification codes on ${formatTime(createdAt)}. Codes are blocked for up to an hour.`,
      'If this wasn’t you, choose a new password now, which also unblocks your codes:',
      { link: `${origin}/forgot-password`, label: 'Choose a new password' },
    ],
  }),
  receipt: ({ receipt: { paymentId, paidAt, amount, currency } }, { origin }) => {
    const total = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    return {
      subject: `Your Grantwright receipt ${formatReceiptNumber(paymentId)}`,
      paragraphs: [
        'Thank you for your payment.',
        `Receipt ${formatReceiptNumber(paymentId)}: one additional grant application, ${total.format(amount / 100)}, paid on ${formatTime(paidAt)}.`,
        'It is attached as a PDF file. You can also download it from your list of payments:',
        { link: `${origin}/profile?tab=data`, label: 'Your payments' },
      ],
    };
  },
  'new-device': ({ createdAt, device }, { origin }) => ({
    subject: 'New sign-in to Grantwright',
    paragraphs: [
      `Someone signed in to your Grantwright account from a new device on ${formatTime(createdAt)}: ${device}.`,
      'If this was you, you don’t need to do anything. If not, change your password, which signs out every other device:',
      { link: `${origin}/profile`, label: 'Change your password' },
    ],
  }),
};

const createContent = <Kind extends EmailKind>(
  mail: PendingEmail<Kind>,
  site: Site,
): EmailContent => contents[mail.kind](mail, site);

function requireToken({ token }: Site): string {
  if (token === undefined) throw new Error('an email with a link needs a token');
  return token;
}

const writeTwoStepNotice = (change: string, createdAt: Date, origin: string): EmailContent => ({
  subject: `Two-step verification was ${change}`,
  paragraphs: [
    `On ${formatTime(createdAt)}, two-step verification was ${change} for your Grantwright account.`,
    'If this wasn’t you, choose a new password now:',
    { link: `${origin}/forgot-password`, label: 'Choose a new password' },
  ],
});

/** The token is in the fragment, which browsers send to no server, so no access log contains it. */
export const createPasswordResetLink = (origin: string, token: string): string =>
  `${origin}/reset-password#token=${token}`;

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const formatTime = (time: Date) => `${timeFormat.format(time)} (UTC)`;

type Paragraph = string | { link: string; label: string };
type EmailContent = { subject: string; paragraphs: Paragraph[] };

/** Formats an email as text and as HTML. */
export const toEmail = (
  head: Pick<Email, 'id' | 'date' | 'to'>,
  { subject, paragraphs }: EmailContent,
): Email => ({
  ...head,
  subject,
  text: paragraphs.map(toText).join('\n\n') + '\n',
  html: `<!doctype html><html lang="en"><body>${paragraphs.map(toHtml).join('')}</body></html>`,
});

const toText = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? paragraph : paragraph.link;

const toHtml = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? `<p>${escapeHtml(paragraph)}</p>`
    : `<p><a href="${escapeHtml(paragraph.link).replaceAll('"', '&quot;')}">${escapeHtml(paragraph.label)}</a></p>`;
