import { reportProgress } from './progress.mjs';

const failed = [];
const running = new Set();
let streamed = 0;
const intervalMs = 10_000;

/** Returns the names of the steps that have failed so far. */
export const failedSteps = () => failed;

/**
 * Runs one step of npm test and reports its outcome, with its output if it failed.
 *
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @param {{ isStreamed?: boolean }} [options] isStreamed: the step prints its own output
 */
export async function runStep(name, work, { isStreamed = false } = {}) {
  const startedAt = Date.now();
  if (isStreamed) {
    reportProgress('testing', startedAt, name);
    streamed += 1;
  } else running.add(name);
  const { code, output } = await work();
  if (isStreamed) streamed -= 1;
  else running.delete(name);
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
  // a step that prints its own output already shows that work continues
  const timer = setInterval(() => {
    if (streamed === 0) reportProgress('testing', startedAt, [...running].join(', '));
  }, intervalMs);
  await Promise.all(Array.from({ length: concurrency }, drainQueue));
  clearInterval(timer);
}
