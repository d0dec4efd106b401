import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../storage/embedded-mongo/start-embedded-mongo.ts';
import { endServersOfRun } from './servers/run-servers.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/**
 * Sets up the resources shared by a test run: one MongoDB (MONGODB_URI or an embedded one), and a folder for the broker
 * and the object store, which start on first use. All of them stop with the run. Each test file uses its own databases
 * and names.
 */
export default async function startRun(): Promise<() => Promise<void>> {
  const folder = createTemporaryFolder('test');
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
