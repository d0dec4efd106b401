import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Returns the emails to an address, oldest first. The product under test writes them to its data folder. */
async function readEmailsTo(address: string): Promise<string[]> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(
    names.sort().map((name) => readFile(join(folder, name), 'utf8')),
  );
  return emails.filter((email) => email.includes(`\r\nTo: ${address}\r\n`));
}

/** Waits for `count` emails to an address and returns the link in the newest one. */
export async function waitForEmailLink(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await readEmailsTo(address)).length).toBe(count);
  return extractLink((await readEmailsTo(address)).at(-1) ?? '');
}

export const extractLink = (mail: string): string =>
  /http:\/\/localhost:\d+\/\S+#token=[\w-]+/.exec(decodeQuotedPrintable(mail))?.[0] ?? '';

const decodeQuotedPrintable = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
