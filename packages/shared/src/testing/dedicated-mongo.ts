import { join } from 'node:path';
import {
  startEmbeddedMongo,
  type EmbeddedMongo,
} from '../storage/embedded-mongo/start-embedded-mongo.ts';

/** Starts a MongoDB server for one test or measurement, with its data in a folder and without output. */
export function dedicatedMongo(folder: string): Promise<EmbeddedMongo> {
  return startEmbeddedMongo({
    folder: join(folder, 'mongo'),
    env: process.env,
    print: () => undefined,
    onExit: () => undefined,
  });
}
