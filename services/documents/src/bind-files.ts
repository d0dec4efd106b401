import { randomUUID } from 'node:crypto';
import { ConfigError, createLogger, databaseOf } from '@grantwright/shared/service';
import { connectMongo } from '@grantwright/shared/storage';
import { serviceName } from './app.ts';
import { blobsOf } from './blobs-of.ts';
import { readDocumentsConfig } from './config.ts';
import { rebindFiles } from './sweep/binding.ts';

/**
 * Run by an operator who knows that this database and this file store belong together although the
 * service refuses to sweep: `node dist/bind-files.js`, with the service's own configuration.
 */
async function bindFiles(): Promise<void> {
  const config = readDocumentsConfig(process.env);
  const log = createLogger({ name: serviceName, level: config.LOG_LEVEL });
  const database = await connectMongo({
    uri: config.MONGODB_URI,
    database: databaseOf(serviceName),
    log,
  });
  try {
    const blobs = blobsOf(config);
    await blobs.ready();
    await rebindFiles({ database, blobs }, randomUUID());
    log.info('the database and the file store are bound to each other');
  } finally {
    await database.close();
  }
}

await bindFiles().catch((error: unknown) => {
  process.exitCode = 1;
  const isForeseen = error instanceof ConfigError;
  process.stderr.write(`${isForeseen ? error.message : String(error)}\n`);
});
