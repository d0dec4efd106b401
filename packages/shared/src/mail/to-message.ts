import type { Email } from './mailer.ts';

/** Returns the message for nodemailer, which encodes headers and rejects line breaks in them. */
export const toMessage = (
  { id, date, to, subject, text, html, attachment }: Email,
  from: string,
) => ({
  from,
  // an object, because nodemailer would parse a string as a list
  to: { name: '', address: to },
  subject,
  text,
  html,
  attachments: attachment ? [attachment] : [],
  date,
  messageId: `<${id}@${getSenderDomain(from)}>`,
  headers: {
    // tells vacation responders not to answer (RFC 3834)
    'Auto-Submitted': 'auto-generated',
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Returns the domain of a sender such as `Grantwright <no-reply@example.org>`. */
const getSenderDomain = (from: string) =>
  from
    .slice(from.lastIndexOf('@') + 1)
    .replace('>', '')
    .trim();
