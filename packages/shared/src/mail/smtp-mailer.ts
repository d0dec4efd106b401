import { createTransport, type NodemailerError } from 'nodemailer';
import { MailDeferredError, MailRejectedError, type Email, type Mailer } from './mailer.ts';
import { toMessage } from './to-message.ts';

export type SmtpOptions = {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** The sender, as `Name <address>` or an address. */
  from: string;
  /** Whether `smtp://` must switch to TLS before anything is sent. */
  requireTls: boolean;
  /** Per email. */
  timeoutMs?: number;
};

/** Sends mail through an SMTP server, with one connection per email. */
export class SmtpMailer implements Mailer {
  readonly reachesInboxes = true;
  readonly #transport;
  readonly #from: string;
  readonly #timeoutMs: number;

  constructor({ url, from, requireTls, timeoutMs = 20_000 }: SmtpOptions) {
    this.#from = from;
    this.#timeoutMs = timeoutMs;
    this.#transport = createTransport({ ...parseServerUrl(url), requireTLS: requireTls });
  }

  async send(mail: Email): Promise<void> {
    try {
      await this.#transport.sendMail({
        ...toMessage(mail, this.#from),
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
    } catch (error) {
      throw hideAddress(error);
    }
  }
}

function parseServerUrl(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}

/** Commands whose rejection affects only this email; a rejected sign-in affects all emails. */
const mailErrors = ['EENVELOPE', 'EMESSAGE'];
/** The response of a server that is about to close the connection, to any command (RFC 5321). */
const shuttingDown = 421;

/** Replaces an error from nodemailer, whose message and fields contain the recipient. */
function hideAddress(error: unknown): Error {
  const { name, code, responseCode, permanent }: NodemailerError = Object(error);
  if (mailErrors.includes(code ?? '') && responseCode !== shuttingDown) {
    const options = { cause: { code, responseCode } };
    if (permanent) return new MailRejectedError(options);
    if (responseCode !== undefined) return new MailDeferredError(options);
  }
  const reason = [name === 'TimeoutError' ? name : code, responseCode].filter(Boolean).join(' ');
  return new Error(`the mail server did not accept the email (${reason})`);
}
