import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Email, Mailer } from '../mail/index.ts';
import { attachmentsIn } from './attachments-in.ts';

type Setup = {
  open: () => Promise<Mailer>;
  /** The raw messages that were accepted for an address, oldest first. */
  received: (address: string) => Promise<string[]>;
};

/** Returns an email with its own recipient. */
export const anEmail = (overrides: Partial<Email> = {}): Email => {
  const id = randomUUID();
  return {
    id,
    date: new Date('2026-11-20T10:00:00Z'),
    to: `${id.slice(0, 8)}@example.org`,
    subject: 'A new password',
    text: 'Open the link.\n',
    html: '<p>Open the link.</p>',
    ...overrides,
  };
};

const header = (message: string, name: string) =>
  new RegExp(String.raw`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(message)?.[1];

/** Defines the contract tests of a mailer. */
export function mailerContract(name: string, { open, received }: Setup): void {
  describe(`${name}: the contract of a mailer`, () => {
    let mailer: Mailer;
    beforeAll(async () => {
      mailer = await open();
    });

    it('sends an email as text and as HTML, with the date when it was written', async () => {
      const mail = anEmail();
      await mailer.send(mail);
      const [message = ''] = await received(mail.to);
      expect(header(message, 'To')).toBe(mail.to);
      expect(header(message, 'Subject')).toBe(mail.subject);
      expect(new Date(header(message, 'Date') ?? '')).toEqual(mail.date);
      expect(header(message, 'Content-Type')).toContain('multipart/alternative');
      expect(header(message, 'Auto-Submitted')).toBe('auto-generated');
      expect(message).toContain('Open the link.\r\n');
      expect(message).toContain('<p>Open the link.</p>');
    });

    it('sends an attachment unchanged', async () => {
      const content = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 256));
      const attachment = { filename: 'receipt.pdf', contentType: 'application/pdf', content };
      const mail = anEmail({ attachment });
      await mailer.send(mail);
      const [message = ''] = await received(mail.to);
      expect(header(message, 'Content-Type')).toContain('multipart/mixed');
      expect(message).toContain('Content-Type: application/pdf');
      expect(attachmentsIn(message)).toEqual(new Map([['receipt.pdf', content]]));
    });

    it('gives repeated attempts the same Message-ID', async () => {
      const mail = anEmail();
      await mailer.send(mail);
      await mailer.send(mail);
      const ids = (await received(mail.to)).map((message) => header(message, 'Message-ID'));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toMatch(new RegExp(`^<${mail.id}@[^>]+>$`));
    });

    it('encodes other scripts', async () => {
      const mail = anEmail({ subject: '新しいパスワード', text: 'リンクを開いてください。' });
      await mailer.send(mail);
      const [message = ''] = await received(mail.to);
      expect(header(message, 'Subject')).toMatch(/^=\?UTF-8\?/);
      expect(message).toMatch(/^[\x00-\x7f]*$/);
    });

    it('does not add a header or a recipient from a field with line breaks', async () => {
      const mail = anEmail({ subject: 'A new password\r\nBcc: attacker@example.org' });
      await mailer.send(mail);
      const [message = ''] = await received(mail.to);
      expect(header(message, 'Bcc')).toBeUndefined();
      expect(await received('attacker@example.org')).toEqual([]);
    });

    it('treats an address with a comma as one recipient', async () => {
      const mail = anEmail({ to: 'one@example.org,two@example.org' });
      await mailer.send(mail).catch(() => undefined);
      expect(await received('one@example.org')).toEqual([]);
      expect(await received('two@example.org')).toEqual([]);
    });
  });
}
