import { describe, expect, it } from 'vitest';
import { createLocalKeyLock } from './local-key-lock.ts';

const { signal } = new AbortController();

function later() {
  let end = (_made: string): void => undefined;
  let fail = (_error: Error): void => undefined;
  const made = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { made, end, fail };
}

describe('work of one key', () => {
  it('waits for the one before, and other keys do not', async () => {
    const turns = createLocalKeyLock();
    const first = later();
    const order: string[] = [];
    const one = turns('a', signal, () => first.made);
    const two = turns('a', signal, async () => order.push('second'));
    await turns('b', signal, async () => order.push('other'));
    first.end('made');
    expect(await one).toBe('made');
    await two;
    expect(order).toEqual(['other', 'second']);
  });

  it('begins when the one before has failed', async () => {
    const turns = createLocalKeyLock();
    const first = later();
    const one = turns('a', signal, () => first.made);
    const two = turns('a', signal, async () => 'made after all');
    first.fail(new Error('the model is away'));
    await expect(one).rejects.toThrow('away');
    expect(await two).toBe('made after all');
  });

  it('is one at a time, however many wait', async () => {
    const turns = createLocalKeyLock();
    let under = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (under += 1));
      await Promise.resolve();
      under -= 1;
    };
    await Promise.all(
      Array.from({ length: 20 }, () => turns('a', new AbortController().signal, work)),
    );
    expect([most, under]).toEqual([1, 0]);
  });

  it('is not begun for who has left', async () => {
    const turns = createLocalKeyLock();
    const first = later();
    const leave = new AbortController();
    const one = turns('a', signal, () => first.made);
    const two = turns('a', leave.signal, async () => 'begun');
    leave.abort(new Error('the window was closed'));
    await expect(two).rejects.toThrow('closed');
    first.end('made');
    expect(await one).toBe('made');
  });
});
