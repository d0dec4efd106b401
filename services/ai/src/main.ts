import { runStandalone } from '@grantwright/shared/service';
import { createApp, outboxes, serviceName } from './app.ts';
import { readAiConfig } from './config.ts';

await runStandalone({ name: serviceName, readConfig: readAiConfig, outboxes, createApp });
