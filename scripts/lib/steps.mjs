import { reportProgress } from './progress.mjs';

const intervalMs = 10_000;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<import('./run-program.mjs').Result>} work
 * @property {boolean} [isStreamed] the step prints its own output
 */

/** Creates a runner for the steps of npm test. It reports the outcome of each, with the output of a failed step. */
export function createStepRunner() {
  /** @type {string[]} */
  const failed = [];
  /** @type {Set<Step>} */
  const running = new Set();

  /** @param {Step} step */
  async function run(step) {
    const { name, work, isStreamed } = step;
    const startedAt = Date.now();
    if (isStreamed) reportProgress('testing', startedAt, name);
    running.add(step);
    const { code, output } = await work();
    running.delete(step);
    if (code !== 0) {
      failed.push(name);
      if (!isStreamed) console.log(`\n${output.trimEnd()}\n`);
    }
    reportProgress(code === 0 ? 'passed' : 'FAILED', startedAt, name);
    return code;
  }

  /**
   * Runs the steps in order, `concurrency` of them at a time.
   *
   * @param {number} concurrency
   * @param {Step[]} steps
   */
  async function runConcurrently(concurrency, steps) {
    const queue = [...steps];
    const drainQueue = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) await run(step);
    };
    const startedAt = Date.now();
    // a step that prints its own output already shows that work continues
    const timer = setInterval(() => {
      const names = [...running].map(({ name }) => name);
      if (![...running].some(({ isStreamed }) => isStreamed))
        reportProgress('testing', startedAt, names.join(', '));
    }, intervalMs);
    await Promise.all(Array.from({ length: concurrency }, drainQueue));
    clearInterval(timer);
  }

  return { failed, run, runConcurrently };
}
