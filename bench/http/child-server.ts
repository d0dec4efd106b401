import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { getPort } from '@grantwright/shared/service';
import { fileURLToPath } from 'node:url';

export type ModuleProcess = { url: string; pid: number; stop: () => void };

/** Runs a module from this folder in a separate process, which reports its port over IPC. Its log is discarded. */
export async function spawnModule(
  module: string,
  env: Record<string, string> = {},
): Promise<ModuleProcess> {
  const path = fileURLToPath(new URL(module, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, path], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  });
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${module} exited with ${String(code)}`);
    }),
  ])) as [number];
  const stop = () => void child.kill('SIGKILL');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/** Reports the server's port to the parent process. */
export function reportPort(server: Server): void {
  process.send?.(getPort(server));
}

/** Starts a server and reports its port. */
export function serve(handle: RequestListener): void {
  const server = createServer({ keepAliveTimeout: 65_000 }, handle);
  server.listen(0, '127.0.0.1', () => reportPort(server));
}
