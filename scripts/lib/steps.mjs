import { reportProgress } from './progress.mjs';

const failed = [];
const running = new Set();
const intervalMs = 10_000;

/** The names of the steps that failed so far. */
export const failedSteps = () => failed;

/**
 * Runs one step of npm test and reports its outcome, with its output if it failed.
 *
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @param {{ isStreamed?: boolean }} [options] isStreamed: the step prints its output itself
 */
export async function runStep(name, work, { isStreamed = false } = {}) {
  const startedAt = Date.now();
  running.add(name);
  if (isStreamed) reportProgress('testing', startedAt, name);
  const { code, output } = await work();
  running.delete(name);
  if (code !== 0) {
    failed.push(name);
    if (!isStreamed) console.log(`\n${output.trimEnd()}\n`);
  }
  reportProgress(code === 0 ? 'passed' : 'FAILED', startedAt, name);
  return { code, output };
}

/** Runs the steps in order, `concurrency` of them at a time. */
export async function runConcurrently(concurrency, steps) {
  const queue = [...steps];
  const drainQueue = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await step();
  };
  const startedAt = Date.now();
  const timer = setInterval(
    () => reportProgress('testing', startedAt, [...running].join(', ')),
    intervalMs,
  );
  await Promise.all(Array.from({ length: concurrency }, drainQueue));
  clearInterval(timer);
}
