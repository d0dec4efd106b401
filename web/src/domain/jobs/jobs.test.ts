import type { Job } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { getJobPath } from './job-path.ts';
import { describeJob } from './job-text.ts';
import { isJobHandled, markJobHandled, rememberJob } from './known-jobs.ts';
import { getUnfinishedJobs } from './unfinished-jobs.ts';

const aJob = (overrides: Partial<Job> = {}): Job => ({
  id: 'job-1',
  kind: 'analysis',
  title: 'call.pdf',
  state: 'running',
  startedAt: '2026-11-21T10:00:00.000Z',
  ...overrides,
});

it('describes a job in a sentence', () => {
  expect(describeJob(aJob())).toBe('An analysis of “call.pdf” is running.');
  expect(describeJob(aJob({ kind: 'draft', title: 'Shelter Fund', state: 'done' }))).toBe(
    'A draft for “Shelter Fund” is ready.',
  );
  expect(describeJob(aJob({ kind: 'extraction', title: '' }))).toBe(
    'An extraction of organization details is running.',
  );
});

it('links to the screen that follows the job, or to the default screen for its kind', () => {
  expect(getJobPath(aJob())).toBe('/application-creator?job=job-1');
  expect(getJobPath(aJob({ kind: 'extraction' }))).toBe('/organizations?dialog=new&job=job-1');
  rememberJob('job-1', '/application-creator/a1');
  expect(getJobPath(aJob())).toBe('/application-creator/a1?job=job-1');
});

it('lists running jobs, and results of the last day that the user may not have seen', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const finishedJob = { state: 'done', finishedAt: '2026-11-21T11:00:00.000Z' } as const;
  markJobHandled('opened');
  const jobs = [
    aJob({ id: 'running' }),
    aJob({ id: 'rewrite of another browser', kind: 'rewrite' }),
    aJob({ id: 'ready', documentId: 'd1', ...finishedJob }),
    aJob({ id: 'an earlier result for the same document', documentId: 'd1', ...finishedJob }),
    aJob({ id: 'another document with the same name', documentId: 'd2', ...finishedJob }),
    aJob({ id: 'a web page', ...finishedJob }),
    aJob({ id: 'another page with the same title', ...finishedJob }),
    aJob({ id: 'opened', ...finishedJob }),
    aJob({ id: 'old', ...finishedJob, finishedAt: '2026-11-19T11:00:00.000Z' }),
    aJob({ id: 'failed', state: 'failed' }),
    aJob({ id: 'canceled', state: 'canceled' }),
  ];
  expect(getUnfinishedJobs(jobs, now).map(({ id }) => id)).toEqual([
    'running',
    'ready',
    'another document with the same name',
    'a web page',
    'another page with the same title',
  ]);
});

it('keeps only the latest jobs', () => {
  markJobHandled('first');
  for (let n = 0; n < 50; n += 1) markJobHandled(`job-${n}`);
  expect(isJobHandled('first')).toBe(false);
  expect(isJobHandled('job-0')).toBe(true);
});
