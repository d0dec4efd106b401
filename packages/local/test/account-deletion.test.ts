import { endpoints, type LibraryDocument, type User } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import mongoose from 'mongoose';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser, productUnderTest, TestUser } from './product-under-test.ts';
import { aWordFile } from './word-file.ts';

const product = productUnderTest({ ACCOUNT_DELETION_DAYS: '0' });
const password = 'harbor street';

/** What stays: payments, the trial provider's copy of them, and the ids that late events are compared with. */
const remaining = /\.(payments|sandbox_intents|deleted_users)$/;
/** Request counters, and the leases of background jobs. */
const bookkeeping = /\.(limits|turns)$/;

let client: mongoose.mongo.MongoClient;
beforeAll(async () => {
  const port = (await readFile(join(product.dataDir, 'mongo', 'port'), 'utf8')).trim();
  client = await mongoose.mongo.MongoClient.connect(
    `mongodb://127.0.0.1:${port}/?directConnection=true`,
  );
});
afterAll(() => client?.close());

/** Every record of the product, as JSON, by collection. */
async function allRecords(): Promise<[collection: string, record: string][]> {
  const { databases } = await client.db('admin').admin().listDatabases();
  const records: [string, string][] = [];
  for (const { name } of databases.filter((each) => each.name.startsWith('grantwright_'))) {
    const database = client.db(name);
    for (const collection of await database.listCollections({}, { nameOnly: true }).toArray()) {
      const path = `${name}.${collection.name}`;
      const found = await database.collection(collection.name).find().toArray();
      records.push(...found.map((each): [string, string] => [path, JSON.stringify(each)]));
    }
  }
  return records.filter(([path]) => !bookkeeping.test(path)).sort();
}

const recordsOf = async (id: string) =>
  (await allRecords()).filter(([, record]) => record.includes(id));

const filesOf = async (id: string) =>
  (await readdir(product.dataDir, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && file.parentPath.includes(id))
    .map(({ name }) => name);

/** A user with a document, an application with a version, a link and a comment, a job, a used credit and an unused one. */
async function userWithEverything() {
  const user = await registerUser(product.url);
  const { id, email } = await user.get<User>(endpoints.getUser);
  const organization = await user.organization();
  await user.get(endpoints.setDefaultOrganization, { params: { id: organization.id } });
  const application = await user.application(organization.id);
  await user.get(endpoints.createVersion, {
    params: { id: application.id },
    body: { reason: 'named', name: 'First draft', content: '<p>A text.</p>' },
  });
  const { token } = await user.get<{ token: string }>(endpoints.createReviewLink, {
    params: { id: application.id },
    body: {},
  });
  const anchor = { section: '', quote: '', prefix: '', suffix: '' };
  await user.get(endpoints.createComment, {
    body: { token, author: 'The director', anchor, text: 'Please shorten this.' },
  });
  await user.buyCredit();
  const { id: documentId } = await user.document(
    'Guidelines.docx',
    await aWordFile(['Proposals are due on March 5, 2027.']),
  );
  await user.get(endpoints.analyzeDocument, { body: { documentId } });
  await waitFor(async () => {
    const [document] = await user.get<LibraryDocument[]>(endpoints.listDocuments);
    const isPublished = (await recordsOf(id)).every(
      ([, record]) => !record.includes('specversion'),
    );
    return document?.reading.state === 'read' && isPublished;
  });
  return { user, id, email };
}

it('deletes everything of the user except payments, and nothing of another user', async () => {
  const deleted = await userWithEverything();
  const other = await userWithEverything();
  const before = { records: await recordsOf(other.id), files: await filesOf(other.id) };
  expect(await filesOf(deleted.id)).toHaveLength(1);
  const collections = new Set((await recordsOf(deleted.id)).map(([path]) => path));
  expect(collections.size).toBeGreaterThanOrEqual(13);

  await deleted.user.get(endpoints.closeAccount, { body: { currentPassword: password } });
  await waitFor(
    async () => {
      const records = await recordsOf(deleted.id);
      const isGone = records.every(([path]) => remaining.test(path));
      return isGone && records.length > 0 && (await filesOf(deleted.id)).length === 0;
    },
    { within: 60_000 },
  );
  const records = await recordsOf(deleted.id);
  const payments = records.filter(([path]) => path.endsWith('.payments'));
  const allowed = ['_id', 'amount', 'createdAt', 'currency', 'ownerId', 'providerId', 'status'];
  expect(payments.map(([, record]) => Object.keys(JSON.parse(record) as object).sort())).toEqual([
    allowed,
  ]);
  expect((await allRecords()).filter(([, record]) => record.includes(deleted.email))).toEqual([]);
  expect({ records: await recordsOf(other.id), files: await filesOf(other.id) }).toEqual(before);

  const again = new TestUser(product.url);
  const username = `u${randomUUID().slice(0, 13)}`;
  await again.get(endpoints.register, { body: { username, email: deleted.email, password } });
  expect(await again.get(endpoints.listApplications)).toEqual([]);
});
