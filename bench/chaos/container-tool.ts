import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs docker or kubectl and gives what it printed. Throws with what it complained of. */
export async function tool(program: 'docker' | 'kubectl', ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Does what may fail in passing, half a second between two tries. Throws with the last failure. */
export async function againAndAgain(act: () => Promise<void>, tries = 20): Promise<void> {
  for (let left = tries - 1; ; left -= 1)
    try {
      return await act();
    } catch (error) {
      if (left === 0) throw error;
      await pause(500);
    }
}

/** Looks again and again, a second between two looks, until it is ended. What fails is looked at again. */
export function lookAgain(look: () => Promise<void>): () => void {
  let isEnded = false;
  const next = async () => {
    await look().catch(() => undefined);
    if (!isEnded) setTimeout(() => void next(), 1_000);
  };
  void next();
  return () => {
    isEnded = true;
  };
}
