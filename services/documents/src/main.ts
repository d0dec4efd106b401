import { runAlone } from '@grantwright/shared/service';
import { FolderBlobStore, S3BlobStore, s3OptionsOf } from '@grantwright/shared/storage';
import { createApp, outboxes, serviceName } from './app.ts';
import { readDocumentsConfig } from './config.ts';

await runAlone({
  name: serviceName,
  readConfig: readDocumentsConfig,
  outboxes,
  createApp: (tools, config) => {
    const bucket = s3OptionsOf(config);
    const blobs = bucket ? new S3BlobStore(bucket) : new FolderBlobStore(config.FILES_DIR ?? '');
    return createApp(tools, { blobs, settings: config });
  },
});
