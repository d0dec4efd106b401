import { runStandalone } from '@grantwright/shared/service';
import { createApp, createOutboxes, serviceName } from './app.ts';
import { readAuthConfig } from './config.ts';

await runStandalone({
  name: serviceName,
  readConfig: readAuthConfig,
  outboxes: createOutboxes,
  createApp,
});
