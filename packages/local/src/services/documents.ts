import { createApp, documentsSettings, outboxes } from '@grantwright/documents';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startDocuments(dependencies: LocalDependencies) {
  const { env, blobs } = dependencies;
  const settings = readConfig('documents', documentsSettings, env);
  return await runLocally(
    {
      name: 'documents',
      outboxes,
      createApp: (tools) => createApp(tools, { blobs, settings }),
    },
    dependencies,
  );
}
