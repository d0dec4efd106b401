import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '../wait-for.ts';

export type Command = {
  file: string;
  args: string[];
  env: Record<string, string>;
  /** Cleans up after the server. */
  cleanUp?: string[];
};

/** Stops the server if the process of its test run has exited. */
const watchdog = `
"$@" &
server=$!
while kill -0 $server 2>/dev/null; do
  if ! kill -0 "$WATCHED" 2>/dev/null; then $CLEAN_UP; kill -KILL 0; fi
  sleep 1
done`;

/** Starts a server in its own process group; its output goes to `log` in the folder. */
export async function launch(command: Command, folder: string, watched: number): Promise<number> {
  const log = await open(join(folder, 'log'), 'a');
  const child = spawn('/bin/sh', ['-c', watchdog, 'sh', command.file, ...command.args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      PATH: process.env['PATH'],
      WATCHED: String(watched),
      CLEAN_UP: command.cleanUp?.join(' ') ?? ':',
      ...command.env,
    },
  });
  child.unref();
  await log.close();
  if (child.pid === undefined) throw new Error(`${command.file} cannot be run`);
  return child.pid;
}

/** Signals the whole process group and waits until it is gone. */
export async function endGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  signalGroup(pid, signal);
  await waitFor(() => !signalGroup(pid, 0), { within: 30_000 }).catch(() =>
    signalGroup(pid, 'SIGKILL'),
  );
}

/** Whether the process group existed. */
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
