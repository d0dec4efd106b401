import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

export type ChildProduct = {
  child: ChildProcess;
  /** All output so far. */
  output: () => string;
  /** Resolves with the URL; rejects when the process exits before it is ready. */
  ready: Promise<string>;
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
  /** Simulates a power failure: SIGKILL to all of its processes, mongod included. */
  kill: () => Promise<void>;
};

/** Starts the product as `npm start` runs it, in its own process group. */
export function startChild(dataDir: string, env: NodeJS.ProcessEnv = {}): ChildProduct {
  const child = spawn(process.execPath, [script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      XDG_CACHE_HOME: process.env['XDG_CACHE_HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      BCRYPT_COST: '4',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /ready at (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then((code) => reject(new Error(`exited with ${code}:\n${output}`)));
  });
  ready.catch(() => undefined);
  return {
    child,
    output: () => output,
    ready,
    exited,
    kill: async () => {
      const mongod = await readMongodPid(dataDir);
      for (const group of [child.pid, mongod]) killGroup(group);
      await exited;
    },
  };
}

async function readMongodPid(dataDir: string): Promise<number | undefined> {
  const lock = join(dataDir, 'mongo', 'db', 'mongod.lock');
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  return pid > 0 ? pid : undefined;
}

function killGroup(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}
