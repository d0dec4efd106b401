import { aiSettings, createApp, outboxes } from '@grantwright/ai';
import { readConfig } from '@grantwright/shared/service';
import { runLocally } from './run-locally.ts';
import type { LocalDependencies } from './local-dependencies.ts';

export async function startAi(dependencies: LocalDependencies) {
  const { env, urls } = dependencies;
  const settings = readConfig('ai', aiSettings, {
    ...env,
    DOCUMENTS_URL: urls.documents,
    APPLICATIONS_URL: urls.applications,
  });
  return await runLocally(
    { name: 'ai', outboxes, createApp: (tools) => createApp(tools, settings) },
    dependencies,
  );
}
