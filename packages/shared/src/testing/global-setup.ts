import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../storage/embedded-mongo/start-embedded-mongo.ts';

/**
 * One MongoDB for a whole run of the tests: the one that MONGODB_URI names, or one of its own on a
 * temporary folder that goes with it. Each test file takes databases of its own from it.
 */
export default async function startMongoForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['MONGODB_URI']) return undefined;
  const folder = await mkdtemp(join(await fastestFolder(), 'grantwright-test-'));
  const mongo = await startEmbeddedMongo({
    folder,
    env: process.env,
    say: (line) => process.stderr.write(`${line}\n`),
    onExit: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  process.env['MONGODB_URI'] = mongo.uri;
  return async () => {
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Memory where the machine offers it as a folder with room to spare: test data need not survive. */
async function fastestFolder(): Promise<string> {
  const { statfs } = await import('node:fs/promises');
  const memory = await statfs('/dev/shm').catch(() => undefined);
  const hasRoom = memory && memory.bavail * memory.bsize > 1.5 * 1024 ** 3;
  return hasRoom ? '/dev/shm' : tmpdir();
}
