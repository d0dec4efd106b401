import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobClock } from './create-job-clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('aborts when the job exceeds its time limit', () => {
  const clock = createJobClock();
  clock.start(100);
  vi.advanceTimersByTime(99);
  expect(clock.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(clock.signal.aborted).toBe(true);
});

it('does not count the time before the start, and ignores a second start', () => {
  const clock = createJobClock();
  vi.advanceTimersByTime(1_000);
  clock.start(100);
  vi.advanceTimersByTime(60);
  clock.start(100);
  vi.advanceTimersByTime(40);
  expect(clock.signal.aborted).toBe(true);
});

it('does not count pauses, even nested ones', () => {
  const clock = createJobClock();
  clock.pause();
  clock.start(100);
  clock.pause();
  vi.advanceTimersByTime(1_000);
  clock.resume();
  vi.advanceTimersByTime(1_000);
  clock.resume();
  vi.advanceTimersByTime(60);
  clock.pause();
  vi.advanceTimersByTime(1_000);
  clock.resume();
  vi.advanceTimersByTime(39);
  expect(clock.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(clock.signal.aborted).toBe(true);
});

it('never aborts after being stopped', () => {
  const clock = createJobClock();
  clock.start(100);
  clock.stop();
  clock.resume();
  vi.advanceTimersByTime(1_000);
  expect(clock.signal.aborted).toBe(false);
});
