import { describe, expect, it } from 'vitest';
import { createLocalKeyLock } from './local-key-lock.ts';

const { signal } = new AbortController();

function deferred() {
  let end = (_made: string): void => undefined;
  let fail = (_error: Error): void => undefined;
  const result = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { result, end, fail };
}

describe('work with the same key', () => {
  it('waits for the previous one, without delaying other keys', async () => {
    const lock = createLocalKeyLock();
    const first = deferred();
    const order: string[] = [];
    const one = lock('a', signal, () => first.result);
    const two = lock('a', signal, async () => order.push('second'));
    await lock('b', signal, async () => order.push('other'));
    first.end('result');
    expect(await one).toBe('result');
    await two;
    expect(order).toEqual(['other', 'second']);
  });

  it('starts after the previous one failed', async () => {
    const lock = createLocalKeyLock();
    const first = deferred();
    const one = lock('a', signal, () => first.result);
    const two = lock('a', signal, async () => 'done');
    first.fail(new Error('the model is down'));
    await expect(one).rejects.toThrow('down');
    expect(await two).toBe('done');
  });

  it('runs one at a time', async () => {
    const lock = createLocalKeyLock();
    let running = 0;
    let maxRunning = 0;
    const work = async () => {
      maxRunning = Math.max(maxRunning, (running += 1));
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(
      Array.from({ length: 20 }, () => lock('a', new AbortController().signal, work)),
    );
    expect([maxRunning, running]).toEqual([1, 0]);
  });

  it('does not start if canceled while waiting', async () => {
    const lock = createLocalKeyLock();
    const first = deferred();
    const controller = new AbortController();
    const one = lock('a', signal, () => first.result);
    const two = lock('a', controller.signal, async () => 'started');
    controller.abort(new Error('the client disconnected'));
    await expect(two).rejects.toThrow('disconnected');
    first.end('result');
    expect(await one).toBe('result');
  });
});
