import { join } from 'node:path';
import {
  startEmbeddedMongo,
  type EmbeddedMongo,
} from '../storage/embedded-mongo/start-embedded-mongo.ts';

/** A MongoDB that one test or measurement has to itself, with its data in a folder; nobody is told how it fares. */
export function dedicatedMongo(folder: string): Promise<EmbeddedMongo> {
  return startEmbeddedMongo({
    folder: join(folder, 'mongo'),
    env: process.env,
    print: () => undefined,
    onExit: () => undefined,
  });
}
