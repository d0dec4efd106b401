import { endpoints } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import mongoose from 'mongoose';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkingAllRecords, StoredRecords } from './account-deletion/stored-records.ts';
import { createUserWithEverything } from './account-deletion/create-user-with-everything.ts';
import { password, productUnderTest, TestUser } from './product-under-test.ts';

const product = productUnderTest({ ACCOUNT_DELETION_DAYS: '0' });

let client: mongoose.mongo.MongoClient;
let stored: StoredRecords;
beforeAll(async () => {
  const port = (await readFile(join(product.dataDir, 'mongo', 'port'), 'utf8')).trim();
  client = await mongoose.mongo.MongoClient.connect(
    `mongodb://127.0.0.1:${port}/?directConnection=true`,
  );
  stored = new StoredRecords(client);
});
afterAll(() => client?.close());

const listFiles = async (id: string) =>
  (await readdir(product.dataDir, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && file.parentPath.includes(id))
    .map(({ name }) => name);

it('deletes all data of the user except payments, and no data of another user', async () => {
  const deleted = await createUserWithEverything(product.url, stored);
  const other = await createUserWithEverything(product.url, stored);
  const before = { records: await stored.containing(other.id), files: await listFiles(other.id) };
  expect(await listFiles(deleted.id)).toHaveLength(1);
  const collections = new Set((await stored.containing(deleted.id)).map(([path]) => path));
  expect(collections.size).toBeGreaterThanOrEqual(14);

  await deleted.user.get(endpoints.closeAccount, { body: { currentPassword: password } });
  await waitFor(
    async () => (await stored.areDeleted(deleted.id)) && (await listFiles(deleted.id)).length === 0,
    checkingAllRecords,
  );
  const records = await stored.containing(deleted.id);
  const payments = records.filter(([path]) => path.endsWith('.payments'));
  const allowed = 'amount amountRefunded createdAt currency ownerId paidAt providerId status';
  expect(payments.map(([, record]) => Object.keys(JSON.parse(record) as object).sort())).toEqual([
    ['_id', ...allowed.split(' ')],
  ]);
  expect(await stored.containing(deleted.email)).toEqual([]);
  const after = { records: await stored.containing(other.id), files: await listFiles(other.id) };
  expect(after).toEqual(before);

  const newUser = new TestUser(product.url);
  const username = `u${randomUUID().slice(0, 13)}`;
  await newUser.get(endpoints.register, { body: { username, email: deleted.email, password } });
  expect(await newUser.get(endpoints.listApplications)).toEqual([]);
});
