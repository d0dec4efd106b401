import { runStandalone } from '@grantwright/shared/service';
import { createApp, outboxes, serviceName } from './app.ts';
import { readAuthConfig } from './config.ts';

await runStandalone({ name: serviceName, readConfig: readAuthConfig, outboxes, createApp });
