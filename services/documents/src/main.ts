import { runAlone } from '@grantwright/shared/service';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { createApp, outboxes, serviceName } from './app.ts';
import { readDocumentsConfig } from './config.ts';

await runAlone({
  name: serviceName,
  readConfig: readDocumentsConfig,
  outboxes,
  createApp: (tools, config) =>
    createApp(tools, { blobs: new FolderBlobStore(config.FILES_DIR), settings: config }),
});
