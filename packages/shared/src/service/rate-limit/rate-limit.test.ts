import mongoose, { type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/mongo.ts';
import { createLocalRateLimit, createSharedRateLimit, getRateLimitModel } from './rate-limit.ts';

const { uri, name } = testDatabase();
const connect = () => mongoose.createConnection(uri, { dbName: name }).asPromise();
const connections: Connection[] = [];
beforeAll(async () => {
  connections.push(await connect(), await connect());
  for (const connection of connections) await getRateLimitModel(connection).createIndexes();
});
afterAll(async () => {
  await connections[0]?.dropDatabase();
  for (const connection of connections) await connection.close();
});

const aLimit = () => ({ name: randomUUID(), points: 3, seconds: 90 });
const sentence = (wait: string) => `Wait ${wait}.`;

describe('a shared rate limit', () => {
  it('counts uses across all replicas, even concurrent ones', async () => {
    const limit = aLimit();
    const replicas = connections.map((connection) =>
      createSharedRateLimit(connection, limit, sentence),
    );
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => replicas[index % 2]?.take('a@b.org')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(replicas[0]?.take('a@b.org')).rejects.toMatchObject({
      code: 'too-many-requests',
      detail: 'Wait 2 minutes.',
    });
    await replicas[1]?.take('another');
    await replicas[1]?.reset('a@b.org');
    await replicas[0]?.take('a@b.org');
    expect(await replicas[1]?.takeAndCount('a@b.org')).toBe(1);
  });

  it('stores neither addresses nor emails', async () => {
    const [one] = connections;
    if (!one) throw new Error('no connection');
    const limit = aLimit();
    await createSharedRateLimit(one, limit, sentence).take('10.1.2.3 a@b.org');
    const rows = await one.collection('limits').find({}).toArray();
    expect(rows.some(({ key }) => String(key).startsWith(limit.name))).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/10\.1\.2\.3|a@b\.org/);
  });

  it('is enforced per replica while the database is down', async () => {
    const disconnected = await connect();
    const limit = createSharedRateLimit(disconnected, aLimit(), sentence);
    await disconnected.close();
    for (let times = 0; times < 3; times += 1) await limit.take('x');
    await expect(limit.take('x')).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

it('is counted per process if it is declared local', async () => {
  const limit = createLocalRateLimit({ ...aLimit(), points: 1 }, sentence);
  await limit.take('x');
  await expect(limit.take('x')).rejects.toMatchObject({ code: 'too-many-requests' });
});
