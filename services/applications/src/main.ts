import { runStandalone } from '@grantwright/shared/service';
import { createApp, createOutboxes, serviceName } from './app.ts';
import { readApplicationsConfig } from './config.ts';

await runStandalone({
  name: serviceName,
  readConfig: readApplicationsConfig,
  outboxes: createOutboxes,
  createApp: (tools, config) =>
    createApp(tools, {
      urls: { organizations: config.ORGANIZATIONS_URL, billing: config.BILLING_URL },
      settings: config,
    }),
});
