import { runAlone } from '@grantwright/shared/service';
import { createApp, outboxes, serviceName } from './app.ts';
import { readAuthConfig } from './config.ts';

await runAlone({ name: serviceName, readConfig: readAuthConfig, outboxes, createApp });
