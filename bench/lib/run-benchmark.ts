import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Bench = {
  folder: string;
  /** Registers a cleanup step. Steps run in reverse order when the benchmark ends or is interrupted. */
  defer: (step: () => unknown) => void;
};

/** Runs a benchmark in a temporary folder and cleans up after it. */
export async function runBenchmark(main: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-bench-'));
  // dedicated servers use this folder and exit with this process, as in a test run
  process.env['GRANTWRIGHT_TEST_RUN'] = folder;
  process.env['GRANTWRIGHT_TEST_RUN_PID'] = String(process.pid);
  const steps: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const cleanUp = async () => {
    for (const step of steps.splice(0).reverse())
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cleanUp().then(() => process.exit(130)));
  try {
    await main({ folder, defer: (step) => steps.push(step) });
  } finally {
    await cleanUp();
  }
}
