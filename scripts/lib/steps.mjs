import { sayProgress } from './with-progress.mjs';

const failed = [];
const running = new Map();

/** The names of the steps that failed. */
export const failedSteps = () => failed;

/**
 * Runs one step of npm test and says how it went; what it wrote is shown when it failed.
 *
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @param {{ isShown?: boolean }} [options] isShown: its output was on the screen all along
 */
export async function step(name, work, { isShown = false } = {}) {
  const startedAt = Date.now();
  running.set(name, startedAt);
  if (isShown) sayProgress('testing', startedAt, name);
  const { code, output } = await work();
  running.delete(name);
  if (code !== 0) {
    failed.push(name);
    if (!isShown) console.log(`\n${output.trimEnd()}\n`);
  }
  sayProgress(code === 0 ? 'passed' : 'FAILED', startedAt, name);
  return { code, output };
}

/** Runs steps, as many at a time as there are lanes, in the order given. */
export async function inLanes(lanes, steps) {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  const startedAt = Date.now();
  const timer = setInterval(
    () => sayProgress('testing', startedAt, [...running.keys()].join(', ')),
    5_000,
  );
  await Promise.all(Array.from({ length: lanes }, lane));
  clearInterval(timer);
}
