import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { cancelJob, followJob, startJob } from './follow-job.ts';

const eventStream = (...events: [name: string, data: unknown][]) =>
  new HttpResponse(
    events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } },
  );
const analysis = { grantProgram: 'Riverbend Fund' };
const job = { id: 'j1', kind: 'analysis', title: '', state: 'done', startedAt: '' };
const progress = { stage: 'analyzing', done: 1, total: 2 };
const analyze = (signal?: AbortSignal) =>
  startJob(endpoints.analyzeDocument, { body: { documentId: 'd' }, ...(signal && { signal }) });

describe('a job', () => {
  it('is followed if the connection is lost after it starts', async () => {
    mockEndpoint(endpoints.analyzeDocument, () => eventStream(['job', { id: 'j1' }]));
    const connections: boolean[] = [];
    let requests = 0;
    mockEndpoint(endpoints.getJob, () => {
      requests += 1;
      if (requests === 1) return problemResponse('unavailable', 'Restarting.');
      if (requests === 2) return eventStream(['progress', progress]);
      return eventStream(['progress', progress], ['result', { ...job, analysis }]);
    });
    const jobResult = await startJob(endpoints.analyzeDocument, {
      body: { documentId: 'd' },
      onConnection: (isConnected) => connections.push(isConnected),
    });
    expect(jobResult).toEqual(analysis);
    expect(requests).toBe(3);
    expect(connections).toEqual([false, true, false, true]);
  });

  it('reports its own error, even if it looks like an interruption', async () => {
    const problem = { code: 'unavailable', status: 503, title: 'T', detail: 'The model is down.' };
    mockEndpoint(endpoints.analyzeDocument, () =>
      eventStream(['job', { id: 'j1' }], ['error', problem]),
    );
    mockEndpoint(endpoints.getJob, () =>
      eventStream(['result', { ...job, state: 'failed', problem }]),
    );
    await expect(analyze()).rejects.toMatchObject({ detail: 'The model is down.', status: 503 });
  });

  it('is not followed if the request to start it fails', async () => {
    mockEndpoint(endpoints.analyzeDocument, () => problemResponse('unavailable', 'Restarting.'));
    await expect(analyze()).rejects.toMatchObject({ detail: 'Restarting.' });
  });

  it('is no longer followed after the user leaves', async () => {
    const leaving = new AbortController();
    mockEndpoint(endpoints.getJob, () => {
      leaving.abort();
      return problemResponse('unavailable', 'Restarting.');
    });
    const following = followJob('j1', 'analysis', { signal: leaving.signal });
    await expect(following).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails with a 404 if the server does not know it', async () => {
    mockEndpoint(endpoints.getJob, () => problemResponse('not-found', 'This job was not found.'));
    await expect(followJob('j1', 'analysis', {})).rejects.toMatchObject({ status: 404 });
  });

  it('is canceled without an error even if the server does not respond', async () => {
    let canceled = '';
    mockEndpoint(endpoints.cancelJob, ({ params }) => {
      canceled = String(params['id']);
      return noContent();
    });
    await cancelJob('j1');
    expect(canceled).toBe('j1');
    mockEndpoint(endpoints.cancelJob, () => HttpResponse.error());
    await cancelJob('j1');
  });

  it('may be missing if a server without jobs returns a plain response', async () => {
    mockEndpoint(endpoints.analyzeDocument, () => ok(analysis));
    expect(await analyze()).toEqual(analysis);
  });
});
