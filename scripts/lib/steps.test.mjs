import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStepRunner } from './steps.mjs';

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

/** @type {(name: string, code?: number) => import('./steps.mjs').Step} */
const step = (name, code = 0) => ({ name, work: async () => ({ code, output: `${name} ran` }) });

const printed = () => vi.mocked(console.log).mock.calls.flat().join('\n');

it('returns the exit code and records the name of a failed step', async () => {
  const { run, failed } = createStepRunner();
  expect(await run(step('lint', 2))).toBe(2);
  expect(await run(step('format'))).toBe(0);
  expect(failed).toEqual(['lint']);
});

it('prints only the output of a failed step', async () => {
  const { runConcurrently } = createStepRunner();
  await runConcurrently(1, [step('lint', 1), step('format')]);
  expect(printed()).toContain('lint ran');
  expect(printed()).not.toContain('format ran');
});

it('does not repeat output that a step printed itself', async () => {
  const { run } = createStepRunner();
  await run({ ...step('tests', 1), isStreamed: true });
  expect(printed()).not.toContain('tests ran');
});

it('runs no more steps at a time than allowed', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { code: 0, output: '' };
  };
  const steps = Array.from({ length: 5 }, (_, index) => ({ name: `step ${index}`, work }));
  await createStepRunner().runConcurrently(2, steps);
  expect(most).toBe(2);
});
