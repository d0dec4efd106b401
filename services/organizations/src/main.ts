import { runStandalone } from '@grantwright/shared/service';
import { createApp, createOutboxes, serviceName } from './app.ts';
import { readOrganizationsConfig } from './config.ts';

await runStandalone({
  name: serviceName,
  readConfig: readOrganizationsConfig,
  outboxes: createOutboxes,
  createApp,
});
