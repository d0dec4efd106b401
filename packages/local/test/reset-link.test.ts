import { randomUUID } from 'node:crypto';
import { createUserModel } from '@grantwright/auth';
import { createLogger } from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import { testDatabase } from '@grantwright/shared/testing';
import { expect, test } from 'vitest';
import { chooseMail } from '../src/components/mail.ts';
import { readLocalConfig } from '../src/config.ts';
import { runAdmin } from '../src/operator/run-admin.ts';

const log = createLogger({ name: 'test', level: 'silent' });

test('`reset-link` prints a link to the site, `sign-out` ends sessions, and both report an unknown email', async () => {
  const { uri } = testDatabase();
  const email = `${randomUUID()}@example.org`;
  const database = await connectMongo({ uri, database: 'grantwright_auth', log });
  try {
    const names = { username: email, usernameKey: email, email, emailKey: email };
    const record = { passwordHash: 'hash', isSuperUser: false, createdAt: new Date() };
    await createUserModel(database).create({ _id: randomUUID(), ...names, ...record });
    const printed: string[] = [];
    const admin = (args: string[], env = {}) =>
      runAdmin({
        args,
        revoke: false,
        folder: '.',
        env: { MONGODB_URI: uri, ...env },
        print: (line) => void printed.push(line),
        printError: () => undefined,
      });
    const site = { PUBLIC_ORIGIN: 'https://grants.example.org' };
    expect(await admin(['reset-link', email], site)).toBe(0);
    expect(await admin(['reset-link', email], { PORT: '4000' })).toBe(0);
    expect(printed).toEqual([
      expect.stringMatching(/^https:\/\/grants\.example\.org\/reset-password#token=[\w-]{43}$/),
      expect.stringMatching(/^http:\/\/localhost:4000\/reset-password#token=[\w-]{43}$/),
    ]);
    expect(await admin(['reset-link', 'nobody@example.org'])).toBe(1);
    expect(await admin(['reset-link'])).toBe(2);
    expect(await admin(['sign-out', email])).toBe(0);
    expect(printed.at(-1)).toBe(`${email} is signed out everywhere within half a minute.`);
    expect(await admin(['sign-out', 'nobody@example.org'])).toBe(1);
    expect(await admin(['sign-out'])).toBe(2);
  } finally {
    await createUserModel(database).deleteMany({ email });
    await database.close();
  }
});

test('stores emails as files in the data folder, except in production', () => {
  const getLine = (env: NodeJS.ProcessEnv) =>
    chooseMail(readLocalConfig({ DATA_DIR: '/data', ...env }, '/')).line;
  expect(getLine({})).toBe('as files in /data/mails');
  expect(getLine({ NODE_ENV: 'production' })).toBe('off');
  expect(getLine({ SMTP_URL: 'smtp://mail.example.org' })).toBe('the mail server in SMTP_URL');
});
