import { randomUUID } from 'node:crypto';
import { createLogger, nameDatabase } from '@grantwright/shared/service';
import {
  connectMongo,
  findPendingMigrations,
  runMigrations,
  type Migration,
} from '@grantwright/shared/storage';
import { testDatabase, withDatabase } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { runAdmin } from '../src/operator/run-admin.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const services: [
  string,
  () => Promise<{ createMigrations: (database: Connection) => Migration[] }>,
][] = [
  ['auth', () => import('@grantwright/auth')],
  ['organizations', () => import('@grantwright/organizations')],
  ['documents', () => import('@grantwright/documents')],
  ['applications', () => import('@grantwright/applications')],
  ['ai', () => import('@grantwright/ai')],
  ['billing', () => import('@grantwright/billing')],
];

describe.each(services)('%s', (_service, load) => {
  let database: Connection;
  withDatabase((connected) => (database = connected));

  test('has no pending migrations after migrating, and no duplicate ids', async () => {
    const migrations = (await load()).createMigrations(database);
    expect(await findPendingMigrations(database, migrations)).not.toEqual([]);
    await runMigrations(database, migrations, { log, version: '1.0.0' });
    expect(await findPendingMigrations(database, migrations)).toEqual([]);
    const ids = migrations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the migrations command', () => {
  test('lists the migrations that ran on each database', async () => {
    const { uri } = testDatabase();
    const output: string[] = [];
    const database = await connectMongo({ uri, database: nameDatabase('billing'), log });
    const id = `test-${randomUUID()}`;
    await runMigrations(database, [{ id, up: async () => '7 accounts' }], {
      log,
      version: '3.1.4',
    });
    const code = await runAdmin({
      args: ['migrations'],
      revoke: false,
      env: { MONGODB_URI: uri },
      folder: '/',
      print: (line) => void output.push(line),
      printError: (line) => void output.push(line),
    });
    await database.collection<{ _id: string }>('migrations').deleteOne({ _id: id });
    await database.close();
    expect(code).toBe(0);
    expect(output).toContain('auth');
    expect(output.slice(output.indexOf('billing')).join('\n')).toMatch(
      new RegExp(`${id}  \\d+ ms  by version 3\\.1\\.4: 7 accounts`),
    );
  });
});
