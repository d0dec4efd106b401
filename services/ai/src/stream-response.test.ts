import { endpoints } from '@grantwright/shared/contract';
import { createLogger } from '@grantwright/shared/service';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamResponse } from './stream-response.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const streaming = () => {
  const written: string[] = [];
  const res = {
    writableEnded: false,
    destroyed: false,
    status: () => res,
    set: () => res,
    flushHeaders: () => undefined,
    write: (text: string) => written.push(text),
    end: () => (res.writableEnded = true),
  };
  const context = {
    req: { accepts: () => 'text/event-stream' },
    res,
    signal: new AbortController().signal,
    log: createLogger({ name: 'test', level: 'silent' }),
  } as unknown as Parameters<typeof streamResponse>[1];
  return { written, context, res };
};

it('sends a heartbeat every 15 seconds until the response arrives', async () => {
  const { written, context } = streaming();
  let finish: (status: { provider: 'built-in' }) => void = () => undefined;
  const response = streamResponse(
    endpoints.getAiStatus,
    context,
    () => new Promise((resolve) => (finish = resolve)),
  );
  await vi.advanceTimersByTimeAsync(46_000);
  expect(written).toEqual(Array(3).fill(': in progress\n\n'));
  finish({ provider: 'built-in' });
  await response;
  expect(written.at(-1)).toBe('event: result\ndata: {"provider":"built-in"}\n\n');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toHaveLength(4);
});

it('hides the message of an unexpected error', async () => {
  const { written, context, res } = streaming();
  await streamResponse(endpoints.getAiStatus, context, () =>
    Promise.reject(new Error('secret text')),
  );
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^event: error\n.*"code":"internal"/s);
  expect(written[0]).not.toContain('secret text');
  expect(res.writableEnded).toBe(true);
});

it('skips invalid progress', async () => {
  const { written, context } = streaming();
  await streamResponse(endpoints.getAiStatus, context, async ({ onProgress }) => {
    onProgress({ stage: 'drafting', done: -1, total: 1 });
    onProgress({ stage: 'drafting', done: 0, total: 1 });
    return { provider: 'built-in' as const };
  });
  expect(written.map((text) => text.split('\n')[0])).toEqual(['event: progress', 'event: result']);
});
