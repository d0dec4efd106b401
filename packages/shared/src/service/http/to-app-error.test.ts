import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../testing/mongo.ts';
import { toAppError, formatIssue } from './to-app-error.ts';

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

const shape = z.object({
  name: z.string().min(1).max(3),
  year: z.int().min(1900),
  kind: z.enum(['one', 'two']),
  list: z.array(z.string()).max(1),
  email: z.email('Enter a valid email address, such as name@example.org.'),
});
const valid = { name: 'x', year: 2000, kind: 'one', list: [], email: 'a@example.org' };

it.each([
  [{ name: 'long' }, '“name” can be at most 3 characters long.'],
  [{ name: '' }, '“name” must not be empty.'],
  [{ name: undefined }, '“name” is missing or has the wrong type.'],
  [{ year: 1 }, '“year” must be at least 1900.'],
  [{ year: 'x' }, '“year” is missing or has the wrong type.'],
  [{ kind: 'three' }, '“kind” is not valid.'],
  [{ list: ['a', 'b'] }, '“list” can be at most 1 entries long.'],
  [{ email: 'x' }, 'Enter a valid email address, such as name@example.org.'],
])('describes the error in %j', (fault, sentence) => {
  const { error } = shape.safeParse({ ...valid, ...fault });
  expect(error?.issues.map(formatIssue)).toEqual([sentence]);
});
