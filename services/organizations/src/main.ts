import { runAlone } from '@grantwright/shared/service';
import { createApp, outboxes, serviceName } from './app.ts';
import { readOrganizationsConfig } from './config.ts';

await runAlone({ name: serviceName, readConfig: readOrganizationsConfig, outboxes, createApp });
