import { endpoints, type Endpoint } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import mongoose from 'mongoose';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aWordFile } from './word-file.ts';
import { registerUser, productUnderTest, type TestUser } from './product-under-test.ts';

const product = productUnderTest();

let client: mongoose.mongo.MongoClient;
let owner: TestUser;
/** Ids of the owner's records, by path prefix. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  const port = (await readFile(join(product.dataDir, 'mongo', 'port'), 'utf8')).trim();
  client = await mongoose.mongo.MongoClient.connect(
    `mongodb://127.0.0.1:${port}/?directConnection=true`,
  );
  owner = await registerUser(product.url);
  const organization = await owner.organization();
  ids['/api/organization'] = organization.id;
  const application = await owner.application(organization.id);
  ids['/api/applications'] = application.id;
  const version = await owner.get<{ id: string }>(endpoints.createVersion, {
    params: { id: application.id },
    body: { reason: 'named', name: 'First draft', content: '<p>A text.</p>' },
  });
  ids['/api/application-versions'] = version.id;
  const file = await aWordFile(['Proposals are due on March 5, 2027.']);
  ids['/api/documents'] = (await owner.document('Guidelines.docx', file)).id;
  ids['/api/payments'] = await owner.buyCredit();
  // twice, because a consumer may write to a collection that the first count has already passed
  await waitFor(async () => (await pending()) === 0 && (await pending()) === 0);
});
afterAll(() => client?.close());

const databases = async () => {
  const { databases: all } = await client.db('admin').admin().listDatabases();
  return all.map(({ name }) => name).filter((name) => name.startsWith('grantwright_'));
};

/**
 * Returns the number of documents with unpublished events or an unsent receipt, to detect that setup is still in
 * progress.
 */
async function pending(): Promise<number> {
  const counts = (await databases()).map(async (name) => {
    const collections = await client.db(name).listCollections({}, { nameOnly: true }).toArray();
    const waiting = collections.map((collection) =>
      client
        .db(name)
        .collection(collection.name)
        .countDocuments({
          $or: [{ 'outbox.0': { $exists: true } }, { 'mails.kind': 'receipt' }],
        }),
    );
    return (await Promise.all(waiting)).reduce((sum, count) => sum + count, 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Request counters, and the leases of background jobs. */
const bookkeeping = /^(limits|turns)$/;

/** Returns a digest of each collection of each service. */
async function digests(): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const name of await databases()) {
    const { collections } = await client.db(name).command({ dbHash: 1 });
    for (const [collection, digest] of Object.entries(collections as Record<string, string>))
      if (!bookkeeping.test(collection)) all[`${name}.${collection}`] = digest;
  }
  return all;
}

const reads = Object.values(endpoints).filter(({ method }: Endpoint) => method === 'GET');

it.each(reads.map((endpoint) => [endpoint.path, endpoint as Endpoint] as const))(
  'GET %s does not write to any database',
  async (_path, endpoint) => {
    const kind = Object.keys(ids).find((path) => endpoint.path.startsWith(path)) ?? '';
    const before = await digests();
    expect(Object.keys(before).length).toBeGreaterThan(5);
    const response = await owner.send(endpoint, { params: { id: ids[kind] ?? '' } });
    await response.arrayBuffer();
    expect(response.status).toBeLessThan(400);
    expect(await digests()).toEqual(before);
  },
);
