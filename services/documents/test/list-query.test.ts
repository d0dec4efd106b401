import { testDatabase } from '@grantwright/shared/testing';
import mongoose, { type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentModel } from '../src/documents/document-model.ts';
import { listDocuments } from '../src/documents/list-documents.ts';

let database: Connection;
const asked: string[] = [];

beforeAll(async () => {
  const { uri, name } = testDatabase();
  const options = { dbName: name, monitorCommands: true };
  database = await mongoose.createConnection(uri, options).asPromise();
  database.getClient().on('commandStarted', ({ commandName, command }) => {
    const collection: unknown = command[commandName === 'getMore' ? 'collection' : commandName];
    if (collection === 'documents') asked.push(commandName);
  });
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

it('fetches a page in one query, however many rows there are', async () => {
  const ownerId = randomUUID();
  const documents = documentModel(database);
  const rows = documents.collection;
  await rows.insertMany(
    Array.from({ length: 450 }, (_, at) => ({
      _id: randomUUID(),
      ownerId,
      name: `number ${at}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
      updatedAt: new Date(),
      sortOrder: -at,
      reading: { state: 'pending' },
    })) as never,
  );
  const seen: string[] = [];
  let next: string | undefined;
  do {
    asked.length = 0;
    const page = await listDocuments({ documents } as never, ownerId, next);
    expect(asked.filter((name) => name === 'getMore')).toEqual([]);
    seen.push(...page.items.map(({ name }) => name));
    next = page.next;
  } while (next !== undefined);
  expect(seen).toEqual(Array.from({ length: 450 }, (_, at) => `number ${449 - at}`));
});
