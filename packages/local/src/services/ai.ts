import { aiSettings, createApp, outboxes } from '@grantwright/ai';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { Surroundings } from './surroundings.ts';

export async function startAi(surroundings: Surroundings) {
  const { env, urls } = surroundings;
  const settings = readConfig('ai', aiSettings, { ...env, DOCUMENTS_URL: urls.documents });
  return await runLocally(
    { name: 'ai', outboxes, createApp: (tools) => createApp(tools, settings) },
    surroundings,
  );
}
