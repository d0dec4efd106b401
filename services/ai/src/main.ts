import { runAlone } from '@grantwright/shared/service';
import { createApp, outboxes, serviceName } from './app.ts';
import { readAiConfig } from './config.ts';

await runAlone({ name: serviceName, readConfig: readAiConfig, outboxes, createApp });
