import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShutdownBudget } from './shutdown-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const after = (milliseconds: number) =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Returns a budget with a clock that the fake timers advance. */
const budgetOf = (totalMs: number) => new ShutdownBudget(totalMs, () => Date.now());

it('passes unused time on to the next step', async () => {
  const budget = budgetOf(1_000);
  const first = budget.run(after(300));
  await vi.advanceTimersByTimeAsync(300);
  expect(await first).toBe(true);
  expect(budget.remainingMs()).toBe(700);
});

it('stops waiting for a hanging step when time is up, and skips the wait for later steps', async () => {
  const budget = budgetOf(1_000);
  const outcomes: boolean[] = [];
  const stopping = (async () => {
    outcomes.push(await budget.reserving(200).run(never()));
    expect(budget.remainingMs()).toBe(200);
    outcomes.push(await budget.run(never()));
    outcomes.push(await budget.run(never()));
  })();
  await vi.advanceTimersByTimeAsync(1_010);
  await stopping;
  expect(outcomes).toEqual([false, false, false]);
  expect(budget.remainingMs()).toBe(0);
});

it('continues after a step that fails', async () => {
  const budget = budgetOf(1_000);
  expect(await budget.run(Promise.reject(new Error('it cannot')))).toBe(false);
  expect(await budget.run(undefined)).toBe(true);
  expect(budget.remainingMs()).toBe(1_000);
});

it('reserves no more than the remaining time', () => {
  expect(budgetOf(100).reserving(5_000).remainingMs()).toBe(0);
});
