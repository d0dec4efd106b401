import type { Job, JobOutcome } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { aiUnderTest, parseEvents } from './ai-under-test.ts';
import type { ReceivedRequest, Reply } from './fake-model-server.ts';
import { draftBody, guidelines } from './extracted-texts.ts';

const sectionReply = (): Reply => ({ text: 'We see the need daily.' });
const { service, fakes, person, send, open, endpoints, reply } = aiUnderTest({
  model: sectionReply,
});
beforeEach(() => {
  reply.with = sectionReply;
});

type User = ReturnType<typeof person>;

const jobPath = (id: string) => `/api/jobs/${id}`;
const fetchJob = async (user: User, id: string) =>
  (await request(service.url).get(jobPath(id)).set({ authorization: user.authorization }))
    .body as JobOutcome;
const fetchJobs = async (user: User) =>
  (await send(endpoints.listJobs, user.authorization)).body as Job[];
const cancel = (user: User, id: string) =>
  request(service.url).delete(jobPath(id)).set({ authorization: user.authorization });
const openStream = (user: User, id: string) =>
  fetch(new URL(jobPath(id), service.url), {
    headers: { authorization: user.authorization, accept: 'text/event-stream' },
  });
const follow = async (user: User, id: string) =>
  parseEvents(await (await openStream(user, id)).text());
const ended = (user: User, id: string) =>
  waitFor(async () => {
    const job = await fetchJob(user, id);
    return job.state === 'running' ? undefined : job;
  });

/** Starts a draft whose second section waits for `release`, and disconnects when the first section is drafted. */
async function leaveDuringDraft(user: User) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isSecond = ({ data }: ReceivedRequest) => data.includes('Name: Project Plan');
  reply.with = (received) => ({
    text: 'We see the need daily.',
    ...(isSecond(received) && { after: released }),
  });
  const leaving = new AbortController();
  const stream = await open(
    endpoints.generateApplication,
    user.authorization,
    draftBody(),
    leaving.signal,
  );
  expect(stream.status).toBe(200);
  const job = await waitFor(async () => {
    const [found] = await fetchJobs(user);
    return found?.progress?.done === 1 ? found : undefined;
  });
  leaving.abort();
  return { id: job.id, release };
}

/** Lets another execution take over, as if the process running the job had crashed. */
const abandon = (id: string) =>
  service.database
    .collection<{ _id: string }>('jobs')
    .updateOne({ _id: id }, { $set: { holder: 'a crashed process', leaseUntil: new Date(0) } });

describe('a job', () => {
  it('continues after its client disconnects, and reports all of its progress to a client that reconnects', async () => {
    const user = person();
    const { id, release } = await leaveDuringDraft(user);
    expect(await fetchJob(user, id)).toMatchObject({ kind: 'draft', state: 'running' });
    const following = follow(user, id);
    release();
    const streamed = await following;
    const drafted = streamed.flatMap(({ data }) => (data as { section?: string }).section ?? []);
    expect(drafted).toEqual(['Statement of Need', 'Project Plan']);
    expect(streamed.at(-1)).toMatchObject({ event: 'result', data: { state: 'done' } });
    const { generation } = await fetchJob(user, id);
    expect(generation?.content).toContain('<h2>Project Plan</h2>');
  });

  it('resumes after a crash without paying for the same response twice', async () => {
    const user = person();
    const { id, release } = await leaveDuringDraft(user);
    const before = fakes.model.requests.length;
    await abandon(id);
    await waitFor(() => fakes.model.requests.length === before + 1);
    await abandon(id);
    await waitFor(() => fakes.model.requests.length === before + 2);
    release();
    const job = await ended(user, id);
    expect(job.state).toBe('done');
    expect(job.generation?.content.match(/<h2>/g)).toHaveLength(2);
    // only the unanswered request was sent again
    const repeatedRequests = fakes.model.requests.slice(before);
    expect(repeatedRequests.every(({ data }) => data.includes('Name: Project Plan'))).toBe(true);
    expect(repeatedRequests).toHaveLength(2);
    // two responses of 20 tokens each; the saved response counts only once
    expect(job.generation?.usage?.outputTokens).toBe(40);
  });

  it('is canceled by its owner, along with its requests to the model', async () => {
    reply.with = () => ({ stall: 'after-first-words' });
    const before = fakes.model.requests.length;
    const user = person();
    const stream = await open(endpoints.generateApplication, user.authorization, draftBody());
    await waitFor(() => fakes.model.requests.length === before + 2);
    const [job] = await fetchJobs(user);
    const id = job?.id ?? '';
    expect((await cancel(user, id)).status).toBe(204);
    expect((await cancel(user, id)).status).toBe(204);
    expect(parseEvents(await stream.text()).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'canceled' },
    });
    await waitFor(() => fakes.model.requests.slice(before).every(({ isAborted }) => isAborted));
    expect((await fetchJob(user, id)).state).toBe('canceled');
    reply.with = sectionReply;
    const next = await send(endpoints.generateApplication, user.authorization, draftBody());
    expect(next.status).toBe(200);
  });

  it('is canceled if a client that expects JSON disconnects', async () => {
    reply.with = () => ({ stall: 'before' });
    const user = person();
    const leaving = new AbortController();
    const sent = fetch(new URL(endpoints.generateApplication.path, service.url), {
      method: 'POST',
      headers: { authorization: user.authorization, 'content-type': 'application/json' },
      body: JSON.stringify(draftBody()),
      signal: leaving.signal,
    });
    const job = await waitFor(async () => (await fetchJobs(user))[0]);
    leaving.abort();
    await sent.catch(() => undefined);
    expect((await ended(user, job.id)).state).toBe('canceled');
  });

  it('is shared by requests for the same work, and delays a request for other work', async () => {
    const user = person();
    const { id, release } = await leaveDuringDraft(user);
    const same = send(endpoints.generateApplication, user.authorization, draftBody());
    const sameResponse = same.then((response) => response);
    const other = await open(
      endpoints.generateApplication,
      user.authorization,
      draftBody({ grantProgram: 'Another Program' }),
    );
    const before = fakes.model.requests.length;
    release();
    expect((await sameResponse).status).toBe(200);
    const streamed = parseEvents(await other.text());
    expect(streamed[0]).toMatchObject({ event: 'progress', data: { stage: 'waiting' } });
    expect(streamed.at(-1)?.event).toBe('result');
    expect(fakes.model.requests.length).toBe(before + 2);
    expect((await fetchJobs(user)).map(({ title }) => title)).toEqual([
      'Another Program',
      'Riverbend Neighborhood Fund',
    ]);
    expect((await fetchJob(user, id)).state).toBe('done');
  });

  it('reports its failure to a client that reconnects', async () => {
    reply.with = () => ({ status: 401 });
    const user = person();
    const response = await send(endpoints.generateApplication, user.authorization, draftBody());
    expect(response.status).toBe(502);
    const [job] = await fetchJobs(user);
    expect(await fetchJob(user, job?.id ?? '')).toMatchObject({
      state: 'failed',
      problem: { code: 'provider-failed', status: 502 },
    });
  });

  it('can be canceled, but no longer followed, by a user who leaves the team that shares its documents', async () => {
    const user = person();
    const { id, release } = await leaveDuringDraft(user);
    const organizationId = randomUUID();
    await service.database
      .collection<{ _id: string }>('jobs')
      .updateOne({ _id: id }, { $set: { organizationIds: [organizationId] } });
    const stream = await openStream(user, id);
    const firstEvent = await stream.clone().body?.getReader().read();
    expect(firstEvent?.done).toBe(false);
    const membership = { ownerId: person().id, memberId: user.id, role: 'none' as const };
    await service.bus.publish(anEvent(events.membershipChanged, organizationId, membership));
    expect(parseEvents(await stream.text()).at(-1)).toMatchObject({
      event: 'error',
      data: { status: 404 },
    });
    expect((await cancel(user, id)).status).toBe(204);
    release();
  });

  it('keeps no documents, requests or responses after it ends, and is deleted with its document', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const body = draftBody({ documentIds: [documentId] });
    expect((await send(endpoints.generateApplication, user.authorization, body)).status).toBe(200);
    const [job] = await fetchJobs(user);
    const jobId = job?.id ?? '';
    const count = (name: string) => service.database.collection(name).countDocuments({ jobId });
    await waitFor(async () => (await count('job_sources')) + (await count('job_responses')) === 0);
    const stored = await service.database
      .collection<{ _id: string }>('jobs')
      .findOne({ _id: jobId });
    expect(stored).not.toHaveProperty('request');
    await service.bus.publish(anEvent(events.documentDeleted, documentId, { ownerId: user.id }));
    await waitFor(async () => (await fetchJobs(user)).length === 0);
  });
});

describe('a job that exceeds its time limit', () => {
  const limited = aiUnderTest({
    env: { AI_JOB_SECONDS: '1' },
    model: () => ({ stall: 'after-first-words' }),
  });

  it('fails with an error that states the limit', async () => {
    const response = await limited.send(
      limited.endpoints.generateApplication,
      limited.person().authorization,
      draftBody(),
    );
    expect(response.status).toBe(504);
  });
});
