import { endpoints } from '@grantwright/shared/contract';
import { createTestFolder, dedicatedMongo, waitFor } from '@grantwright/shared/testing';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../lib/start-product.ts';
import { callEveryEndpoint, type EndpointResult } from '../scale/call-every-endpoint.ts';
import { profile, type SentCommand } from '../scale/sent-commands.ts';
import { isTargeted, modelCollections, shardKeys, sweeps, unsharded } from '../scale/shard-keys.ts';

/** Always rejected: a loopback URL, a webhook without a signature, links that were never sent, and a wrong code. */
const expectedErrors: Record<string, number> = {
  analyzeUrl: 422,
  stripeWebhook: 400,
  resetPassword: 410,
  confirmEmail: 410,
  turnOnTwoStep: 400,
};
const undo: (() => Promise<unknown>)[] = [];
let responses: EndpointResult[] = [];
let sent: SentCommand[] = [];

beforeAll(async () => {
  const folder = await createTestFolder('shards-');
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const mongo = await dedicatedMongo(folder);
  undo.push(mongo.stop);
  const settings = { MONGODB_URI: mongo.uri, BCRYPT_COST: '4' };
  const product = await startProduct(join(folder, 'data'), settings);
  undo.push(product.stop);
  const profiled = await profile(mongo.uri);
  undo.push(profiled.close);
  responses = await callEveryEndpoint(product.url);
  // consumers run after the responses
  await waitFor(
    async () => {
      sent = await profiled.sent();
      return listCollections(sent).length >= expected.length;
    },
    { within: 60_000, every: 200 },
  );
  await product.stop();
  sent = await profiled.sent();
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

const expected = Object.keys(shardKeys)
  .filter((collection) => !modelCollections.includes(collection))
  .sort();
const listCollections = (commands: SentCommand[]) =>
  [...new Set(commands.map(({ collection }) => collection))]
    .filter((collection) => !unsharded.includes(collection))
    .sort();

test('every endpoint receives a successful request', () => {
  expect(new Set(responses.map(({ endpoint }) => endpoint))).toEqual(
    new Set(Object.keys(endpoints)),
  );
  const others = responses.filter(
    ({ endpoint, status }) => status !== (expectedErrors[endpoint] ?? endpoints[endpoint].status),
  );
  expect(others).toEqual([]);
});

test('every endpoint and its consumers query only a single shard', () => {
  const spread = sent.filter(({ collection }) => !unsharded.includes(collection));
  expect(listCollections(sent)).toEqual(expected);
  const scattered = spread.filter(
    (command) => !isTargeted(command) && !sweeps.some(({ matches }) => matches(command)),
  );
  expect(scattered).toEqual([]);
});

test.each([
  ['a range of keys', { ownerId: { $gt: 'a' } }, false],
  ['another field', { _id: 'a' }, false],
  ['nothing', {}, false],
  ['the key', { ownerId: 'a', status: 'complete' }, true],
  ['the key among conditions', { $and: [{ status: 'complete' }, { ownerId: { $eq: 'a' } }] }, true],
])('detects whether a filter on %s targets a single shard', (_, filter, expected) => {
  expect(isTargeted({ collection: 'documents', kind: 'query', filter })).toBe(expected);
});
