import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mongod, Search } from '../mongod.ts';
import { withHeartbeat } from '../with-heartbeat.ts';
import { saveToCache } from './save-to-cache.ts';

const version = '7.0.24';

/** Downloads MongoDB for this platform from mongodb.org. */
export async function downloadFromMongodb({
  cacheFolder,
  print,
}: Search): Promise<Mongod | undefined> {
  const { MongoBinary } = await import('mongodb-memory-server-core');
  await mkdir(cacheFolder, { recursive: true });
  const downloadDir = await mkdtemp(join(cacheFolder, 'download-'));
  try {
    const file = await withHeartbeat(print, `downloading MongoDB ${version} from mongodb.org`, () =>
      withDownloadSettings(() => MongoBinary.getPath({ version, downloadDir, checkMD5: true })),
    );
    return await saveToCache(file, cacheFolder, `MongoDB’s own download`);
  } finally {
    await rm(downloadDir, { recursive: true, force: true });
  }
}

/**
 * The downloader is configured through the environment only. Without `npm_config_strict_ssl` it does not
 * verify the server's certificate. It retries once by default, so that an offline machine fails quickly.
 */
async function withDownloadSettings<T>(work: () => Promise<T>): Promise<T> {
  const settings = {
    npm_config_strict_ssl: 'true',
    MONGOMS_MAX_RETRIES: process.env.MONGOMS_MAX_RETRIES ?? '1',
  };
  const before = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
