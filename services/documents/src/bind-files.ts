import { randomUUID } from 'node:crypto';
import { ConfigError, createLogger, nameDatabase } from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import { serviceName } from './app.ts';
import { chooseBlobStore } from './choose-blob-store.ts';
import { readDocumentsConfig } from './config.ts';
import { rebindFiles } from './sweep/binding.ts';

/**
 * Binds this database to this file store after an operator has deliberately replaced one of them. Run `node
 * dist/bind-files.js` with the service's configuration.
 */
async function bindFiles(): Promise<void> {
  const config = readDocumentsConfig(process.env);
  const log = createLogger({ name: serviceName, level: config.LOG_LEVEL });
  const database = await connectMongo({
    uri: config.MONGODB_URI,
    database: nameDatabase(serviceName),
    log,
  });
  try {
    const blobs = chooseBlobStore(config);
    await blobs.prepare();
    await rebindFiles({ database, blobs }, randomUUID());
    log.info('database and file store bound');
  } finally {
    await database.close();
  }
}

await bindFiles().catch((error: unknown) => {
  process.exitCode = 1;
  const isExpected = error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
});
