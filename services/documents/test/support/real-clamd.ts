import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@grantwright/shared/testing';
import { eicar } from './fake-clamd.ts';

const program = 'clamd';
/** Whether clamd is installed on this machine. */
export const hasClamd = spawnSync(program, ['--version']).status === 0;

/** Starts clamd on its own socket with only the test signature loaded. */
export async function realClamd() {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-test-'));
  const path = join(folder, 'socket');
  const config = join(folder, 'clamd.conf');
  await writeFile(
    config,
    `DatabaseDirectory ${folder}\nLocalSocket ${path}\nForeground yes\nStreamMaxLength 11M\n`,
  );
  const hex = Buffer.from(eicar).toString('hex');
  await writeFile(join(folder, 'own.ndb'), `Test.Own:0:*:${hex}\n`);
  const child = spawn(program, ['-c', config], { stdio: 'ignore' });
  await waitFor(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const socket = createConnection({ path });
        socket.once('error', reject);
        socket.once('connect', () => resolve(socket.destroy() && true));
      }),
    { within: 60_000, every: 100 },
  );
  return {
    path,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
