import { createApp, documentsSettings, createOutboxes } from '@grantwright/documents';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startDocuments(dependencies: LocalDependencies) {
  const { env, blobs } = dependencies;
  const settings = readConfig('documents', documentsSettings, env);
  return await runLocally(
    {
      name: 'documents',
      outboxes: createOutboxes,
      createApp: (tools) => createApp(tools, { blobs, settings }),
    },
    dependencies,
  );
}
