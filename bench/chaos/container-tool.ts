import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs docker or kubectl and returns its output. Throws if it fails. */
export async function runTool(program: 'docker' | 'kubectl', ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Retries every half second. Throws the last error. */
export async function retry(operation: () => Promise<void>, maxAttempts = 20): Promise<void> {
  for (let attemptsLeft = maxAttempts - 1; ; attemptsLeft -= 1)
    try {
      return await operation();
    } catch (error) {
      if (attemptsLeft === 0) throw error;
      await pause(500);
    }
}

/** Calls `poll` every second, ignoring errors, until the returned function is called. */
export function pollEverySecond(poll: () => Promise<void>): () => void {
  let isStopped = false;
  const next = async () => {
    await poll().catch(() => undefined);
    if (!isStopped) setTimeout(() => void next(), 1_000);
  };
  void next();
  return () => {
    isStopped = true;
  };
}
