export type EmailAttachment = { filename: string; contentType: string; content: Buffer };

/** An email to one user. */
export type Email = {
  /** Determines the Message-ID, so that an email sent twice can be recognized. */
  id: string;
  /** When the email was written; the same for every attempt. */
  date: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: EmailAttachment | undefined;
};

/** Thrown for an email that the server will never accept. After any other error, another attempt may succeed. */
export class MailRejectedError extends Error {
  constructor(options: ErrorOptions) {
    super('the mail server rejected the email', options);
    this.name = 'MailRejectedError';
  }
}

/** Thrown for an email that the server temporarily rejects; it may accept emails to other recipients. */
export class MailDeferredError extends Error {
  constructor(options: ErrorOptions) {
    super('the mail server deferred the email', options);
    this.name = 'MailDeferredError';
  }
}

/** The port to outgoing mail. */
export interface Mailer {
  /** Whether mail reaches the inbox of its recipient, which proves that they can read it. */
  readonly reachesInboxes: boolean;
  /**
   * Resolves once the email is accepted. Errors never contain the address or the text.
   *
   * @throws MailRejectedError or MailDeferredError; any other error affects all emails
   */
  send(mail: Email): Promise<void>;
}
