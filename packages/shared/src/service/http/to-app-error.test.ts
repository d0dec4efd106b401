import { testDatabase } from '../../testing/mongo.ts';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { toAppError } from './to-app-error.ts';

async function failureOf(uri: string, work: (db: mongoose.mongo.Db) => Promise<unknown>) {
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    return await work(client.db(testDatabase().name)).then(
      () => undefined,
      (error: unknown) => error,
    );
  } finally {
    await client.close();
  }
}

it('maps an unreachable database to a retryable error', async () => {
  const failure = await failureOf('mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300', (db) =>
    db.command({ ping: 1 }),
  );
  expect(toAppError(failure)).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 });
});

it('maps a former primary to a retryable error', async () => {
  const { MongoServerError } = mongoose.mongo;
  const failure = new MongoServerError({ ok: 0, code: 10_107, errmsg: 'not primary' });
  expect(toAppError(failure).code).toBe('unavailable');
});

it('maps a query that exceeds its time limit to a retryable error', async () => {
  const failure = await failureOf(testDatabase().uri, async (db) => {
    await db.collection('slow').insertOne({});
    return db.collection('slow').find({ $where: 'sleep(100) || true' }, { maxTimeMS: 1 }).toArray();
  });
  expect(toAppError(failure)).toMatchObject({
    ...{ code: 'unavailable', status: 503, retryAfter: 5 },
    message: expect.stringContaining('Try again in a moment'),
  });
});

it('maps a rejected command to an internal error', async () => {
  const failure = await failureOf(testDatabase().uri, (db) => db.command({ noSuchCommand: 1 }));
  expect(failure).toBeInstanceOf(mongoose.mongo.MongoServerError);
  expect(toAppError(failure).code).toBe('internal');
});
