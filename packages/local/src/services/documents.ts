import { createApp, documentsSettings, outboxes } from '@grantwright/documents';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startDocuments(surroundings: Surroundings) {
  const { env, blobs } = surroundings;
  const settings = readConfig('documents', documentsSettings, env);
  return await runLocally(
    {
      name: 'documents',
      outboxes,
      createApp: (tools) => createApp(tools, { blobs, settings }),
    },
    surroundings,
  );
}
