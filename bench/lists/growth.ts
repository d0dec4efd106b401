/**
 * Measures every list route on databases with SMALL (10,000) and LARGE (1,000,000) rows per collection. ROUNDS (15) of
 * CALLS (40) each. MONGODB_URI: a server; by default, the benchmark starts one.
 */
import { createLogger } from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import { dedicatedMongo } from '@grantwright/shared/testing';
import { join } from 'node:path';
import { numberFlag } from '../lib/number-flag.ts';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { median } from '../lib/statistics.ts';
import { listRoutes, type ListRequest } from './list-routes.ts';
import { largeOwner, fill, smallOwner } from './fill-lists.ts';

const sizes = {
  small: numberFlag('SMALL', process.env['SMALL'] ?? 10_000),
  large: numberFlag('LARGE', process.env['LARGE'] ?? 1_000_000),
};
const rounds = numberFlag('ROUNDS', process.env['ROUNDS'] ?? 15);
const calls = numberFlag('CALLS', process.env['CALLS'] ?? 40);
const log = createLogger({ name: 'bench', level: 'silent' });

async function main(bench: Bench): Promise<void> {
  const uri = await mongoUri(bench);
  const small = await startRoutes('small', uri, bench);
  const large = await startRoutes('large', uri, bench);
  for (const name of ['applications', 'documents', 'organizations'] as const) {
    const lists = { small: small[name], large: large[name] };
    const cursors = {
      small: await getTenthPageCursor(lists.small),
      large: await getTenthPageCursor(lists.large),
    };
    await compare(`${name}, all 50 of a user`, (size) => lists[size](smallOwner));
    await compare(`${name}, first page of 5,000`, (size) => lists[size](largeOwner));
    await compare(`${name}, tenth page of 5,000`, (size) => lists[size](largeOwner, cursors[size]));
  }
  const counts = { small: small.counts, large: large.counts };
  await compare('counts of applications', (size) => counts[size](smallOwner));
}

async function mongoUri({ folder, defer }: Bench): Promise<string> {
  if (process.env['MONGODB_URI']) return process.env['MONGODB_URI'];
  const mongo = await dedicatedMongo(folder);
  defer(mongo.stop);
  return mongo.uri;
}

/** Fills a database and serves the list routes from it. */
async function startRoutes(size: keyof typeof sizes, uri: string, { folder, defer }: Bench) {
  const database = await connectMongo({ uri, database: `bench-lists-${size}`, log });
  defer(() => database.close());
  defer(() => database.dropDatabase());
  await database.dropDatabase();
  const routes = await listRoutes(database, { log, files: join(folder, 'files') });
  defer(routes.stop);
  const startedAt = performance.now();
  await fill(database, sizes[size]);
  for (const model of Object.values(database.models)) await model.createIndexes();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`${sizes[size]} rows per collection, filled in ${seconds} s`);
  return routes;
}

async function getTenthPageCursor(list: ListRequest): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 1; page < 10; page += 1) cursor = await list(largeOwner, cursor);
  return cursor;
}

async function compare(
  name: string,
  request: (size: keyof typeof sizes) => Promise<unknown>,
): Promise<void> {
  const { ratios, values } = await pairedRounds(rounds, {
    small: () => latencyMs(() => request('small')),
    large: () => latencyMs(() => request('large')),
  });
  report(`${name}: large / small`, ratios('large', 'small'));
  report('  ms, small', values('small'));
  report('  ms, large', values('large'));
}

/** Returns the median latency of sequential requests, in milliseconds. */
async function latencyMs(request: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < calls; count += 1) {
    const startedAt = performance.now();
    await request();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

await runBenchmark(main);
