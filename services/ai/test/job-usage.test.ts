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

/** Returns a function that stores one job after another, all for the same work of one user. */
function createWorker(ownerId: string) {
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

const computeTotal = (job: JobRecord) =>
  createJobUsage(
    { jobs, budget: { reserve: () => Promise.reject(), withCost: (used) => used } },
    job,
    log,
  ).total();

it('adds up the usage of attempts without a result, unless an earlier result included it', async () => {
  const addJob = createWorker(randomUUID());
  await addJob('failed', tokens(10));
  await addJob('done', tokens(20));
  await addJob('failed', tokens(100));
  await addJob('canceled', tokens(200));
  await addJob('failed');
  await createWorker(randomUUID())('failed', tokens(1_000));
  expect(await computeTotal(await addJob('running', tokens(400)))).toEqual(tokens(700));
});

it('reports the same total again after a crash', async () => {
  const addJob = createWorker(randomUUID());
  await addJob('failed', tokens(100));
  const job = await addJob('running', tokens(400));
  await computeTotal(job);
  expect(await computeTotal(job)).toEqual(tokens(500));
});

it('reports the total again after an attempt that failed', async () => {
  const addJob = createWorker(randomUUID());
  await addJob('failed', tokens(100));
  const next = await addJob('running', tokens(400));
  await computeTotal(next);
  await jobs.updateOne({ _id: next._id }, { $set: { state: 'failed' } });
  expect(await computeTotal(await addJob('running'))).toEqual(tokens(500));
});

it('reports no total if no attempt used a model', async () => {
  const addJob = createWorker(randomUUID());
  await addJob('failed');
  expect(await computeTotal(await addJob('running'))).toBeUndefined();
});
