import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectMongo, startEmbeddedMongo } from '@grantwright/shared/storage';
import { createLogger, nameDatabase } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { readLocalConfig } from '../config.ts';
import { lockDataFolder, lockHolder } from '../data-folder/lock-data-folder.ts';
import { prepareDataFolder } from '../data-folder/prepare-data-folder.ts';

/**
 * Runs an operator command with a service's database, whether or not the product is running on this data,
 * and closes everything that it opened.
 */
export async function withDatabase<T>(
  service: string,
  options: { env: NodeJS.ProcessEnv; folder: string; print: (line: string) => void },
  work: (database: Connection) => Promise<T>,
): Promise<T> {
  const config = readLocalConfig(options.env, options.folder);
  const { uri, close } = await locate(config.MONGODB_URI, config.DATA_DIR, options);
  const log = createLogger({ name: 'admin', level: 'silent' });
  try {
    const connection = await connectMongo({ uri, database: nameDatabase(service), log });
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await close();
  }
}

async function locate(
  named: string | undefined,
  dataFolder: string,
  { env, print }: { env: NodeJS.ProcessEnv; print: (line: string) => void },
) {
  if (named) return { uri: named, close: async () => {} };
  const folder = join(dataFolder, 'mongo');
  if (await lockHolder(dataFolder)) {
    const port = (await readFile(join(folder, 'port'), 'utf8')).trim();
    return { uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, close: async () => {} };
  }
  await prepareDataFolder(dataFolder);
  const release = await lockDataFolder(dataFolder);
  try {
    const mongo = await startEmbeddedMongo({ folder, env, print, onExit: print });
    return { uri: mongo.uri, close: () => mongo.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
