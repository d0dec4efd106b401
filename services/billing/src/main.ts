import { runStandalone } from '@grantwright/shared/service';
import { createApp, createOutboxes, serviceName } from './app.ts';
import { readBillingConfig } from './config.ts';

await runStandalone({
  name: serviceName,
  readConfig: readBillingConfig,
  outboxes: createOutboxes,
  createApp: (tools, config) =>
    createApp(tools, {
      settings: config,
      urls: { auth: config.AUTH_URL, applications: config.APPLICATIONS_URL },
    }),
});
