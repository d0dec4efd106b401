import { testDatabase } from '@grantwright/shared/testing';
import mongoose, { type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultChoiceModel } from '../src/organizations/default-choice-model.ts';
import { listOrganizations } from '../src/organizations/list-organizations.ts';
import { organizationModel } from '../src/organizations/organization-model.ts';

let database: Connection;
const asked: string[] = [];

beforeAll(async () => {
  const { uri, name } = testDatabase();
  const options = { dbName: name, monitorCommands: true };
  database = await mongoose.createConnection(uri, options).asPromise();
  database.getClient().on('commandStarted', ({ commandName, command }) => {
    const collection: unknown = command[commandName === 'getMore' ? 'collection' : commandName];
    if (collection === 'organizations') asked.push(commandName);
  });
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

it('fetches a page in one query, however many rows there are', async () => {
  const ownerId = randomUUID();
  const organizations = organizationModel(database);
  const choices = defaultChoiceModel(database);
  const rows = organizations.collection;
  await rows.insertMany(
    Array.from({ length: 450 }, (_, at) => ({
      _id: randomUUID(),
      ownerId,
      fields: { name: `number ${at}` },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
      updatedAt: new Date(),
    })) as never,
  );
  const seen: string[] = [];
  let next: string | undefined;
  do {
    asked.length = 0;
    const page = await listOrganizations({ organizations, choices } as never, ownerId, next);
    // the place of the default one is looked up beside a page that is not all
    expect(asked.filter((name) => name === 'getMore')).toEqual([]);
    seen.push(...page.items.map(({ name }) => name));
    next = page.next;
  } while (next !== undefined);
  expect(seen).toEqual(Array.from({ length: 450 }, (_, at) => `number ${449 - at}`));
});
