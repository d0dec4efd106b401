import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createTestFolder, mailerContract } from '../testing/index.ts';
import { FolderMailer } from './folder-mailer.ts';

const folder = await createTestFolder('mails-');
afterAll(() => rm(folder, { recursive: true }));

mailerContract('folder', {
  open: async () => new FolderMailer(folder),
  received: async (address) => {
    const names = (await readdir(folder)).sort();
    const messages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return messages.filter((message) => message.includes(`\r\nTo: ${address}\r\n`));
  },
});
