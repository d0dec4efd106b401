import { join } from 'node:path';
import { startEmbeddedMongo } from '@grantwright/shared/storage';
import type { LocalConfig } from '../config.ts';
import type { Component } from './component.ts';

export type Database = Component & { uri: string };

/** Chooses the MongoDB server in MONGODB_URI, or an embedded one in the data folder. */
export async function chooseDatabase(
  config: LocalConfig,
  tools: {
    env: NodeJS.ProcessEnv;
    print: (line: string) => void;
    onExit: (sentence: string) => void;
  },
): Promise<Database> {
  if (config.MONGODB_URI) {
    return { uri: config.MONGODB_URI, line: 'the server in MONGODB_URI', stop: async () => {} };
  }
  const mongo = await startEmbeddedMongo({ folder: join(config.DATA_DIR, 'mongo'), ...tools });
  return {
    uri: mongo.uri,
    line: `embedded MongoDB ${mongo.version}`,
    replacedBy: 'MONGODB_URI',
    stop: mongo.stop,
    stopImmediately: () => process.kill(mongo.pid, 'SIGTERM'),
  };
}
