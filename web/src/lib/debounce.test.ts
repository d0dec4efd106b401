import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('debounce', () => {
  it('runs once when things are quiet', () => {
    const run = vi.fn();
    const ask = debounce(run, 100, 1_000);
    ask();
    vi.advanceTimersByTime(60);
    ask();
    vi.advanceTimersByTime(60);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs while things never get quiet', () => {
    const run = vi.fn();
    const ask = debounce(run, 100, 300);
    for (let at = 0; at < 1_000; at += 50) {
      ask();
      vi.advanceTimersByTime(50);
    }
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('runs at once when asked to, and not at all when cancelled', () => {
    const run = vi.fn();
    const ask = debounce(run, 100, 300);
    ask();
    ask.flush();
    ask.flush();
    expect(run).toHaveBeenCalledTimes(1);
    ask();
    ask.cancel();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
