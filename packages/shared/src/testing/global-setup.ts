import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../storage/embedded-mongo/start-embedded-mongo.ts';
import { endServersOfRun } from './servers/run-servers.ts';

/**
 * What a whole run of the tests shares: one MongoDB (the one that MONGODB_URI names, or one of its own),
 * and a folder in which the first test that needs a broker or an object store starts it. All of it goes
 * with the run. Each test file takes databases and names of its own.
 */
export default async function startRun(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['GRANTWRIGHT_TEST_RUN']) return undefined;
  const folder = await mkdtemp(join(await fastestFolder(), 'grantwright-test-'));
  process.env['GRANTWRIGHT_TEST_RUN'] = folder;
  process.env['GRANTWRIGHT_TEST_RUN_PID'] = String(process.pid);
  const stopMongo = process.env['MONGODB_URI'] ? undefined : await startMongo(folder);
  return async () => {
    for (const line of await endServersOfRun(folder)) log(line);
    await stopMongo?.();
    await rm(folder, { recursive: true, force: true });
  };
}

const log = (line: string) => process.stderr.write(`${line}\n`);

async function startMongo(folder: string): Promise<() => Promise<void>> {
  const mongo = await startEmbeddedMongo({
    folder: join(folder, 'mongo'),
    env: process.env,
    print: log,
    onExit: log,
  });
  process.env['MONGODB_URI'] = mongo.uri;
  return mongo.stop;
}

/** Memory where the machine offers it as a folder with room to spare: test data need not survive. */
async function fastestFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  const hasRoom = memory && memory.bavail * memory.bsize > 1.5 * 1024 ** 3;
  return hasRoom ? '/dev/shm' : tmpdir();
}
