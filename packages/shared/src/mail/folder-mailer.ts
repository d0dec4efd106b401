import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Email, Mailer } from './mailer.ts';
import { toMessage } from './to-message.ts';

const from = 'Grantwright <no-reply@localhost>';

/** Writes emails to a folder as `.eml` files, for installations without an SMTP server. */
export class FolderMailer implements Mailer {
  readonly reachesInboxes = false;
  readonly #folder: string;
  readonly #transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Sending an email again replaces its file. A file gets its final name only once it is complete. */
  async send(mail: Email): Promise<void> {
    const { message } = await this.#transport.sendMail(toMessage(mail, from));
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const time = mail.date.toISOString().replaceAll(/[:.]/g, '-');
    const file = join(this.#folder, `${time}-${mail.id}.eml`);
    await writeFile(`${file}.new`, message, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
}
