import { runAlone } from '@grantwright/shared/service';
import { createApp, outboxes, serviceName } from './app.ts';
import { blobsOf } from './blobs-of.ts';
import { readDocumentsConfig } from './config.ts';

await runAlone({
  name: serviceName,
  readConfig: readDocumentsConfig,
  outboxes,
  createApp: (tools, config) => createApp(tools, { blobs: blobsOf(config), settings: config }),
});
