import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs docker or kubectl and gives what it printed. Throws with what it complained of. */
export async function tool(program: 'docker' | 'kubectl', ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
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
