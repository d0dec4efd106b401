import { createLogger } from '@grantwright/shared/service';
import { withDatabase } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createJobUsage } from '../src/jobs/create-job-usage.ts';
import type { Usage } from '../src/providers/provider.ts';
import { createJobModel, type JobRecord, type Jobs } from '../src/records/job-record.ts';

let jobs: Jobs;
withDatabase((database) => {
  jobs = createJobModel(database);
});

const log = createLogger({ name: 'test', level: 'silent' });
const tokens = (inputTokens: number): Usage => ({ inputTokens, outputTokens: inputTokens / 10 });

/** Stores one job after another for the same work of a user. */
function workOf(ownerId: string) {
  let startedAt = 0;
  return async (state: JobRecord['state'], usage?: Usage): Promise<JobRecord> =>
    await jobs.create({
      _id: randomUUID(),
      ownerId,
      kind: 'draft',
      state,
      fingerprint: 'the same work',
      documentIds: [],
      hasSources: false,
      mark: 'mark',
      holder: 'holder',
      leaseUntil: new Date(0),
      crashes: 0,
      workedMs: 0,
      sections: [],
      startedAt: new Date((startedAt += 1_000)),
      ...(usage && { usage }),
    });
}

const totalOf = (job: JobRecord) =>
  createJobUsage(
    { jobs, budget: { reserve: () => Promise.reject(), withCost: (used) => used } },
    job,
    log,
  ).total();

it('adds the usage of attempts without a result, and none that a result has reported', async () => {
  const addJob = workOf(randomUUID());
  await addJob('failed', tokens(10));
  await addJob('done', tokens(20));
  await addJob('failed', tokens(100));
  await addJob('canceled', tokens(200));
  await addJob('failed');
  await workOf(randomUUID())('failed', tokens(1_000));
  expect(await totalOf(await addJob('running', tokens(400)))).toEqual(tokens(700));
});

it('is the same in an execution that repeats one that crashed after adding it up', async () => {
  const addJob = workOf(randomUUID());
  await addJob('failed', tokens(100));
  const job = await addJob('running', tokens(400));
  await totalOf(job);
  expect(await totalOf(job)).toEqual(tokens(500));
});

it('is not lost if the attempt that added it up fails', async () => {
  const addJob = workOf(randomUUID());
  await addJob('failed', tokens(100));
  const next = await addJob('running', tokens(400));
  await totalOf(next);
  await jobs.updateOne({ _id: next._id }, { $set: { state: 'failed' } });
  expect(await totalOf(await addJob('running'))).toEqual(tokens(500));
});

it('is undefined if no attempt used a model', async () => {
  const addJob = workOf(randomUUID());
  await addJob('failed');
  expect(await totalOf(await addJob('running'))).toBeUndefined();
});
