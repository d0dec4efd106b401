import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint, ok, problemResponse } from '../testing/server.ts';
import { endpoints } from './endpoints.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { streamJob } from './stream.ts';

const events = (...chunks: string[]) =>
  new HttpResponse(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } },
  );

const analyze = (onProgress?: (progress: unknown) => void) =>
  streamJob(endpoints.analyzeDocument, {
    body: { documentId: 'd' },
    ...(onProgress && { onProgress }),
  });

describe('a streamed request', () => {
  it('reports progress and returns the result, regardless of how the bytes are chunked', async () => {
    let accept: string | null = null;
    mockEndpoint(endpoints.analyzeDocument, ({ request }) => {
      accept = request.headers.get('Accept');
      return events(
        ': hello\n\nevent: prog',
        'ress\ndata: {"stage":"reading","done":0,"total":1}\n',
        '\nevent: progress\r\ndata: {"stage":"analyzing","done":1,"total":1}\r\n\r\n',
        'event: result\ndata: {"requirements":["Ünits"],\ndata: "sections":[],"grantProgram":"P"}\n\n',
      );
    });
    const stages: unknown[] = [];
    const analysis = await analyze((progress) => stages.push(progress));
    expect(accept).toBe('text/event-stream');
    expect(stages).toEqual([
      { stage: 'reading', done: 0, total: 1 },
      { stage: 'analyzing', done: 1, total: 1 },
    ]);
    expect(analysis).toMatchObject({ requirements: ['Ünits'], grantProgram: 'P' });
  });

  it('accepts a plain JSON response', async () => {
    mockEndpoint(endpoints.analyzeDocument, () => ok({ grantProgram: 'Plain' }));
    expect(await analyze()).toEqual({ grantProgram: 'Plain' });
  });

  it('throws the error of an error event', async () => {
    const problem = { status: 422, code: 'unreadable-document', detail: 'It is a scan.' };
    mockEndpoint(endpoints.analyzeDocument, () =>
      events(`event: error\ndata: ${JSON.stringify(problem)}\n\n`),
    );
    await expect(analyze()).rejects.toMatchObject({ ...problem, name: 'ApiError' });
  });

  it('throws an error response that precedes any event', async () => {
    mockEndpoint(endpoints.analyzeDocument, () =>
      problemResponse('invalid-request', 'No document.'),
    );
    await expect(analyze()).rejects.toBeInstanceOf(ApiError);
  });

  it('throws an error if the stream ends without a result', async () => {
    mockEndpoint(endpoints.analyzeDocument, () => events('event: progress\ndata: {"done":0}\n\n'));
    await expect(analyze()).rejects.toBeInstanceOf(ConnectionError);
  });
});
