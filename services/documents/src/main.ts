import { runStandalone } from '@grantwright/shared/service';
import { createApp, createOutboxes, serviceName } from './app.ts';
import { chooseBlobStore } from './choose-blob-store.ts';
import { readDocumentsConfig } from './config.ts';

await runStandalone({
  name: serviceName,
  readConfig: readDocumentsConfig,
  outboxes: createOutboxes,
  createApp: (tools, config) =>
    createApp(tools, { blobs: chooseBlobStore(config), settings: config }),
});
