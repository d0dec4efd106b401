/**
 * Measures every list route, on databases with SMALL (10,000) and LARGE (1,000,000) rows per collection. ROUNDS
 * (15) of CALLS (40) each. MONGODB_URI: a server; by default it starts one.
 */
import { createLogger } from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import { dedicatedMongo } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationModel } from '../../services/applications/src/applications/application-model.ts';
import { documentModel } from '../../services/documents/src/documents/document-model.ts';
import { organizationModel } from '../../services/organizations/src/organizations/organization-model.ts';
import { pairedRatios, report } from '../paired-rounds.ts';
import { listRoutes, type ListRequest } from './list-routes.ts';
import { largeOwner, fill, smallOwner } from './rows.ts';

const sizes = {
  small: Number(process.env['SMALL'] ?? 10_000),
  large: Number(process.env['LARGE'] ?? 1_000_000),
};
const rounds = Number(process.env['ROUNDS'] ?? 15);
const calls = Number(process.env['CALLS'] ?? 40);
const log = createLogger({ name: 'bench', level: 'silent' });

const folder = await mkdtemp(join(tmpdir(), 'grantwright-bench-'));
const externalUri = process.env['MONGODB_URI'];
const mongo = externalUri ? undefined : await dedicatedMongo(folder);
const uri = externalUri ?? mongo?.uri ?? '';

const filled: Connection[] = [];
const stops: (() => Promise<void>)[] = [];

try {
  const [small, large] = [await listsOf('small'), await listsOf('large')];
  for (const name of ['applications', 'documents', 'organizations'] as const) {
    const lists = { small: small[name], large: large[name] };
    const [smallCursor, largeCursor] = [await pageTen(lists.small), await pageTen(lists.large)];
    await compare(`${name}, all 50 of a user`, {
      small: () => lists.small(smallOwner),
      large: () => lists.large(smallOwner),
    });
    await compare(`${name}, first page of 5,000`, {
      small: () => lists.small(largeOwner),
      large: () => lists.large(largeOwner),
    });
    await compare(`${name}, tenth page of 5,000`, {
      small: () => lists.small(largeOwner, smallCursor),
      large: () => lists.large(largeOwner, largeCursor),
    });
  }
  await compare('counts of applications', {
    small: () => small.counts(smallOwner),
    large: () => large.counts(smallOwner),
  });
} finally {
  for (const stop of stops) await stop();
  for (const database of filled) {
    await database.dropDatabase();
    await database.close();
  }
  await mongo?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function listsOf(size: 'small' | 'large') {
  const database = await connectMongo({ uri, database: `bench-lists-${size}`, log });
  filled.push(database);
  await database.dropDatabase();
  const models = [applicationModel, documentModel, organizationModel].map((modelOf) =>
    modelOf(database),
  );
  const startedAt = performance.now();
  await fill(database, sizes[size]);
  for (const model of models) await model.createIndexes();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`${sizes[size]} rows per collection, filled in ${seconds} s`);
  const routes = await listRoutes(database, { log, files: join(folder, 'files') });
  stops.push(routes.stop);
  return routes;
}

/** The cursor of the tenth page of a user with many items. */
async function pageTen(list: ListRequest): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 1; page < 10; page += 1) cursor = await list(largeOwner, cursor);
  return cursor;
}

async function compare(
  name: string,
  requests: Record<'small' | 'large', () => Promise<unknown>>,
): Promise<void> {
  const ratio = await pairedRatios(rounds, {
    small: () => medianOf(requests.small),
    large: () => medianOf(requests.large),
    one: async () => 1,
  });
  report(`${name}: large / small`, ratio('large', 'small'));
  report('  ms, small', ratio('small', 'one'));
  report('  ms, large', ratio('large', 'one'));
}

/** Median latency of sequential requests, in milliseconds. */
async function medianOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < calls; count += 1) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(calls / 2)] ?? NaN;
}
