export { createApp, outboxes, serviceName } from './app.ts';
export { organizationsSettings } from './config.ts';
export { migrations } from './migrations.ts';
