import { testDatabase } from '@grantwright/shared/testing';
import mongoose, { type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { applicationModel } from '../src/applications/application-model.ts';
import { contentCleaner } from '../src/content/content-cleaner.ts';
import { deletedOrganizationModel } from '../src/deleted-organizations/deleted-organization-model.ts';
import type { Deps } from '../src/deps.ts';

export type Sent = { name: string; command: Record<string, unknown> };

const watched = new Set(
  'find aggregate insert update findAndModify delete count getMore'.split(' '),
);

/** What operations work with, on a real database whose commands are recorded, without HTTP. */
export function depsUnderTest() {
  const sent: Sent[] = [];
  const asked: string[] = [];
  const ask = (what: string) => async () => void asked.push(what);
  const under = { sent, asked } as {
    sent: Sent[];
    asked: string[];
    database: Connection;
    deps: Deps;
  };

  beforeAll(async () => {
    const { uri, name } = testDatabase();
    const options = { dbName: name, monitorCommands: true };
    under.database = await mongoose.createConnection(uri, options).asPromise();
    under.database.getClient().on('commandStarted', ({ commandName, command }) => {
      if (watched.has(commandName)) sent.push({ name: commandName, command });
    });
    under.deps = {
      applications: applicationModel(under.database),
      deletedOrganizations: deletedOrganizationModel(under.database),
      neighbours: {
        organization: ask('organization'),
        reserve: ask('reserve'),
        release: ask('release'),
        close: ask('close'),
      } as never,
      cleaner: contentCleaner(),
      wordFiles: undefined as never,
      relay: { announce: () => undefined },
      now: () => new Date(),
      newId: randomUUID,
    };
    await under.deps.applications.createIndexes();
  });
  afterAll(async () => {
    await under.deps.cleaner.close();
    await under.database.dropDatabase();
    await under.database.close();
  });
  return under;
}
